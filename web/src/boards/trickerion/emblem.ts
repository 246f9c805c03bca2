/** The emblem of the game. */
export { default } from "~icons/game-icons/top-hat";
