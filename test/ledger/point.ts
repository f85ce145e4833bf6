/**
 * Which tests prove a fact: by file (below `test/`), their titles. A test of a table is called by its title as it is
 * written (`%s` and all), or as one of its rows fills it in. Where a title stands twice in a file, the block around it
 * goes first: `when the shop fails › says so`.
 */
export type Proof = Readonly<Record<string, string | readonly string[]>>;

/** The facts of a statement, each in a sentence of ours. */
export type Facts = Readonly<Record<string, Proof>>;

/**
 * A point of the specification: what each of its statements asks for. Statements are counted in their order: `4.6` is
 * the sixth of point 4. Bullets, rows of tables and single lines count; headings and lines that end with a colon don't.
 */
export type Point = Readonly<Record<string, Facts>>;
