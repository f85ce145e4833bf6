/**
 * Puts a button of another script to the form that adds a product: outside with the form's name, or inside with an address of
 * its own. It runs in the page.
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
