import type { FormEntries } from '../../../../../core/page/form-entries';

/** The entries of a form as one text, as in an address. */
export const formText = (entries: FormEntries): string =>
  new URLSearchParams(entries.map(([name, value]) => [name, value])).toString();
