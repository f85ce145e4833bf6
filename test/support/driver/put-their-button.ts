/**
 * Adds a third-party button to the form that adds a product: outside with the form's id, or inside with its own
 * `formaction`. It runs in the page.
 */
export function putTheirButton(attribute: 'form' | 'formaction'): void {
  const form = document.querySelector<HTMLFormElement>('main form[data-cart-item-add]')!;
  const button = document.createElement('button');
  button.id = 'their-button';
  button.textContent = 'Buy';
  if (attribute === 'form') {
    form.id = 'their-form';
    button.setAttribute('form', form.id);
    form.before(button);
  } else {
    button.setAttribute('formaction', form.getAttribute('action')!);
    form.prepend(button);
  }
}
