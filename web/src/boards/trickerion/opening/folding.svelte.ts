/** What lies in the middle of the table is folded away, for a look at the board, while this question is open. */
export const folding = $state({ question: -1 });
