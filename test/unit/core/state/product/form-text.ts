import type { FormEntries } from '../../../../../core/dom/form-fields';

/** The entries of a form as one text, as in a URL. */
export const formText = (entries: FormEntries): string =>
  new URLSearchParams(entries.map(([name, value]) => [name, value])).toString();
