// Latin and Cyrillic only: what our three languages need.
import "@fontsource/alegreya/latin-400.css";
import "@fontsource/alegreya/latin-700.css";
import "@fontsource/alegreya/latin-400-italic.css";
import "@fontsource/alegreya/cyrillic-400.css";
import "@fontsource/alegreya/cyrillic-700.css";
import "@fontsource/alegreya/cyrillic-400-italic.css";
import "@fontsource/ibm-plex-sans/latin-400.css";
import "@fontsource/ibm-plex-sans/latin-600.css";
import "@fontsource/ibm-plex-sans/cyrillic-400.css";
import "@fontsource/ibm-plex-sans/cyrillic-600.css";
