/** Before any test: the page speaks all its languages. */

import { LANGUAGES, learn } from "./speech.svelte";

await Promise.all(LANGUAGES.map(learn));
