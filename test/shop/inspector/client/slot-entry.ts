import type { InspectedSlot } from '../inspected-slot';

/** Makes an element with a text. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  text = '',
  className = '',
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  if (text) made.textContent = text;
  if (className) made.className = className;
  return made;
}

/** A slot in the list: a button that opens its details. */
export function slotEntry(slot: InspectedSlot, isOpen: boolean, choose: () => void): HTMLLIElement {
  const entry = element('li');
  const button = element('button', '', 'slot');
  button.type = 'button';
  button.setAttribute('aria-expanded', String(isOpen));
  button.append(element('strong', slot.widget), ' ', element('span', slot.status, `status ${slot.status}`));
  if (slot.findings.length > 0) button.append(' ', element('span', `${slot.findings.length} found`, 'count'));
  button.addEventListener('click', choose);
  entry.append(button);
  if (isOpen) entry.append(facts(slot));
  return entry;
}

function facts(slot: InspectedSlot): HTMLElement {
  const list = element('dl');
  const add = (term: string, ...values: (string | Node)[]) => {
    const value = element('dd');
    value.append(...values);
    list.append(element('dt', term), value);
  };
  if (slot.template) add('Template', element('code', slot.template), ' ', copyButton(slot.template));
  add('Moment', slot.moment);
  if (slot.mountedAt !== undefined) {
    const took = slot.tookMs === undefined ? '' : `, ${slot.tookMs} ms after its code was wanted`;
    add('Mounted', `at ${slot.mountedAt} ms${took}`);
  }
  const found = Object.entries(slot.parts).map(([name, count]) => (count > 1 ? `${name} (${count})` : name));
  add('Parts found', found.join(', ') || 'none');
  const missing = slot.missing.map(({ part, required }) => (required ? `${part} (needed)` : part));
  if (missing.length > 0) add('Parts missing', missing.join(', '));
  if (slot.unknown.length > 0) add('Parts unknown', slot.unknown.join(', '));
  for (const { sentence, hint } of slot.findings) add('Error', element('strong', sentence), ` ${hint}`);
  return list;
}

function copyButton(text: string): HTMLButtonElement {
  const button = element('button', 'Copy');
  button.type = 'button';
  button.addEventListener('click', async () => {
    await navigator.clipboard.writeText(text);
    button.textContent = 'Copied';
  });
  return button;
}
