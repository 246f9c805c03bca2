import { expect, test } from "vitest";
import { Speaker } from "./speech.svelte";

const SOURCE = `
component-saw = пила
    .acc = пилу
component-metal = металл
choice-order = Заказать { WORD("component", $component, case: "acc") }
`;

test("a name has the case that its sentence asks for, if it has one", () => {
  const speaker = new Speaker("ru", [SOURCE]);
  const order = (component: string) => speaker.say("choice-order", { component });
  expect([order("saw"), order("metal"), order("gold")]).toEqual(["Заказать пилу", "Заказать металл", "Заказать gold"]);
});
