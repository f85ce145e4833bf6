/** A box that another script appends to the page: a wallet's sheet, a bank's check, a consent banner. */
export interface ForeignBox {
  readonly id: string;
  /** Its styles; it is fixed and above everything else when they say nothing else. */
  readonly style?: Readonly<Record<string, string>>;
  /** The classes of boxes around it, which have no size of their own. */
  readonly inShadow?: boolean;
}

/**
 * Appends the box to the body, with a button that counts its presses in `data-presses` of the box. It runs on the page, so it
 * can use only its argument.
 */
export const appendForeignBox = ({ id, style = {}, inShadow = false }: ForeignBox): void => {
  const box = document.createElement('div');
  const button = document.createElement('button');
  box.id = id;
  button.type = 'button';
  button.id = `${id}-button`;
  button.textContent = 'Theirs';
  Object.assign(box.style, { position: 'fixed', zIndex: '2147483647', background: '#fd6', padding: '1rem', ...style });
  Object.assign(button.style, { minWidth: '6rem', minHeight: '3rem' });
  button.addEventListener('click', () => {
    box.dataset.presses = String(Number(box.dataset.presses ?? 0) + 1);
  });
  box.append(button);
  if (!inShadow) return document.body.append(box);
  const root = document.createElement('their-root');
  root.id = `${id}-root`;
  root.attachShadow({ mode: 'open' }).append(box);
  document.body.append(root);
};
