/** How many different problems of a page are told. */
const MOST = 10;

/**
 * Lets each sentence of `widgets:error` through once, and ten of them at most: a page that is open for a day tells its
 * listeners no more than that. The console still says all.
 */
export function holdRepeats(): void {
  const told = new Set<string>();
  // The window gets an event before the document does.
  addEventListener(
    'widgets:error',
    (event) => {
      const { message } = (event as CustomEvent<{ message: string }>).detail;
      if (told.has(message) || told.size >= MOST) event.stopImmediatePropagation();
      told.add(message);
    },
    true,
  );
}
