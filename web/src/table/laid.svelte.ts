/** At a table that is laid there is no header: the table's own bar stands on top. Before the game it is there. */
export const laid = $state({ header: false });
