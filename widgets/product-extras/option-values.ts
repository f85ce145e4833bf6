export function valuesOf(option: Element): string[] {
  const entries = [...option.querySelectorAll('option')].filter(({ value }) => value);
  return [...entries.map(entryName), ...[...option.querySelectorAll<HTMLInputElement>(RADIO)].map(radioName)];
}

/** Without its out-of-stock note; `''` for none. */
export function chosenValue(option: Element): string {
  const [entry] = [...option.querySelectorAll('select')].flatMap((select) => [...select.selectedOptions]);
  if (entry) return entry.value && entryName(entry);
  const radio = option.querySelector<HTMLInputElement>(`${RADIO}:checked`);
  return radio?.value ? radioName(radio) : '';
}

const RADIO = 'input[type="radio"]';

const entryName = ({ dataset, text }: HTMLOptionElement): string => dataset.label ?? text.trim();

function radioName(radio: HTMLInputElement): string {
  // Scripts append tooltips to labels.
  if (radio.ariaLabel) return radio.ariaLabel;
  const label = radio.labels?.[0]?.cloneNode(true);
  if (!(label instanceof Element)) return '';
  for (const note of label.querySelectorAll('[data-part="note"]')) note.remove();
  return (label.textContent ?? '').replace(/\s+/g, ' ').trim();
}
