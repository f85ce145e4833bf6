/**
 * Opens the closed `<details>` around a form that an agent fills in, because the shopper checks the form and presses its button.
 * @param signal stops listening
 */
export function showFields(signal: AbortSignal): void {
  // An agent may have filled in a form before this code was loaded. `:is` accepts pseudo-classes that a browser does not know.
  for (const form of document.querySelectorAll('form:is(:tool-form-active)')) openAround(form);
  addEventListener('input', ({ target }) => openAround(target as Element), { signal });
}

function openAround(element: Element): void {
  const details = element.closest<HTMLDetailsElement>('details:not([open])');
  if (!details) return;
  details.open = true;
  openAround(details);
}
