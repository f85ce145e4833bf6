/**
 * The tests that prove a fact: their titles, by file (below `test/`). The title of an `it.each` has its placeholders
 * (`%s`), or the values of one row in their place. If a file has a title twice, the title of the enclosing block goes
 * first: `when the shop fails › says so`.
 */
export type Proof = Readonly<Record<string, string | readonly string[]>>;
