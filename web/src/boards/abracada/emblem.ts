/** The emblem of the game. */
export { default } from "~icons/game-icons/crystal-wand";
