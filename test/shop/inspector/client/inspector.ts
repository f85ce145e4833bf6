// The inspector's own page: the shop's page in a frame, a layer of outlines over it, and the list of its slots.
import { arrowTarget } from '../../../../core/controls/arrow-target';
import type { Finding, InspectedSlot, KnownWidget } from '../inspected-slot';
import { drawOutlines } from './draw-outlines';
import { readSlots } from './read-slots';
import { slotEntry } from './slot-entry';

const find = <Found extends HTMLElement>(selector: string): Found => {
  const found = document.querySelector<Found>(selector);
  if (!found) throw new Error(`the inspector has no ${selector}`);
  return found;
};

const frame = find<HTMLIFrameElement>('iframe');
const layer = find('#outlines');
const list = find('#slots');
const onlyErrors = find<HTMLInputElement>('#only-mistakes');
const withOutlines = find<HTMLInputElement>('#with-outlines');

let widgets: Readonly<Record<string, KnownWidget>> = {};
let findings: readonly Finding[] = [];
let chosen: Element | undefined;
let shown = '';
const followed = new WeakSet<Document>();
/** A number for each slot, because two slots can have equal data. */
const numbers = new WeakMap<Element, number>();
let count = 0;

const read = () => {
  const page = frame.contentDocument;
  return page ? readSlots(page, { widgets, findings, record: frame.contentWindow?.widgetsRecord }) : [];
};

const ask = async <Result>(path: string): Promise<Result> => (await (await fetch(path)).json()) as Result;

/** The list is rebuilt only when its content changes, so that the focus is not lost. */
function show(): void {
  const slots = read();
  const visible = slots.filter(({ slot }) => !onlyErrors.checked || isToMend(slot));
  const isFound = visible.some((one) => one.element === chosen);
  const outlined = visible.map((one) => ({ ...one, status: one.slot.status, isChosen: one.element === chosen }));
  drawOutlines(layer, withOutlines.checked ? outlined : []);
  const said = JSON.stringify([
    visible.map((one) => [numberOf(one.element), one.slot]),
    isFound && visible.findIndex(isChosen),
  ]);
  if (said === shown) return;
  shown = said;
  find('#sum').textContent = sum(slots.map(({ slot }) => slot));
  const focused = [...list.querySelectorAll('.slot')].indexOf(document.activeElement as Element);
  list.replaceChildren(
    ...visible.map(({ element: at, slot }) =>
      slotEntry(slot, at === chosen, () => choose(at === chosen ? undefined : at)),
    ),
  );
  if (focused >= 0) slotButtons()[focused]?.focus();
}

const numberOf = (slot: Element): number => {
  const number = numbers.get(slot) ?? (count += 1);
  numbers.set(slot, number);
  return number;
};

const isChosen = (one: { element: Element }) => one.element === chosen;
const isToMend = ({ status, findings: found }: InspectedSlot) => status === 'failed' || found.length > 0;
const slotButtons = () => [...list.querySelectorAll<HTMLElement>('.slot')];

const sum = (slots: readonly InspectedSlot[]) =>
  `${slots.length} slots, ${slots.filter(({ status }) => status === 'mounted').length} mounted, ${slots.filter(isToMend).length} with errors`;

function choose(slot: Element | undefined): void {
  chosen = slot;
  slot?.scrollIntoView({ block: 'nearest' });
  show();
}

/** Shows the name of the slot under the pointer, or with the focus, above the list. */
function follow(page: Document): void {
  if (followed.has(page)) return;
  followed.add(page);
  const name = ({ target }: Event) => {
    const slot = (target as Element | null)?.closest?.('[data-widget]');
    find('#under').textContent = slot
      ? `${slot.getAttribute('data-widget')}, ${slot.getAttribute('data-widget-status') ?? 'no code'}`
      : '';
  };
  page.addEventListener('pointerover', name, { passive: true });
  page.addEventListener('focusin', name);
  page.addEventListener('scroll', show, { passive: true, capture: true });
}

const settle = () => {
  if (frame.contentDocument) follow(frame.contentDocument);
  show();
};

list.addEventListener('keydown', (event) => {
  const target = arrowTarget(event, slotButtons(), 'column');
  if (target) event.preventDefault();
  target?.focus();
  if (event.key === 'Escape') choose(undefined);
});
onlyErrors.addEventListener('change', show);
withOutlines.addEventListener('change', show);
frame.addEventListener('load', settle);
addEventListener('resize', show);
find('#copy').addEventListener('click', async ({ target }) => {
  await navigator.clipboard.writeText(JSON.stringify(inspect(), undefined, 2));
  (target as HTMLElement).textContent = 'Copied';
});

const inspect = () => ({
  url: frame.contentWindow?.location.href,
  slots: read().map(({ slot }) => slot),
  /** The checker's findings for all templates, not only for slots of this page. */
  findings,
});

Object.assign(window, { storefrontWidgets: { inspect } });
widgets = await ask('/__shop/widgets.json');
// A frame can change without an event for its size or its slots. Four checks a second are enough for a person.
setInterval(show, 250);
settle();
try {
  findings = await ask('/__shop/findings.json');
} catch (error) {
  find('#checked').textContent = `npm run check gave no response: ${String(error)}`;
  find('#checked').hidden = false;
}
find('#checked').dataset['state'] = 'done';
