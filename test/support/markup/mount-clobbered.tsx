import { useState } from 'react';
import { flushSync } from 'react-dom';
import { defineContract, defineWidget, required } from '../../../core/contract/define-widget';
import { identityPolicy } from '../../../core/dom/trusted';
import type { Unmount } from '../../../core/mount/mount-slot';
import { mountSlots } from '../../../core/mount/mount-slots';
import type { Session } from '../../../core/mount/session';

const contract = defineContract({
  name: 'probe',
  moment: 'now',
  parts: {
    button: required('the button'),
    place: required('what is around the button'),
    note: required('what comes and goes'),
  },
});
const probe = defineWidget(contract, function Probe({ Markup }) {
  const [presses, setPresses] = useState(0);
  return (
    <Markup
      slot={{ 'aria-label': String(presses) }}
      button={{ text: presses, onClick: () => setPresses(presses + 1) }}
      place={{ title: String(presses) }}
      note={presses % 2 ? null : {}}
    />
  );
});

/** A form as a slot, in a slot, or around one. */
const shapes = {
  slot: (field: string) =>
    `<form data-widget="probe"><p data-part="place"><button type="button" data-part="button">0</button></p><i data-part="note"></i>${field}</form>`,
  part: (field: string) =>
    `<div data-widget="probe"><form data-part="place"><button type="button" data-part="button">0</button><i data-part="note"></i>${field}</form><i>behind</i></div>`,
  around: (field: string) =>
    `<form><div data-widget="probe"><p data-part="place"><button type="button" data-part="button">0</button><i data-part="note"></i></p></div>${field}</form>`,
};
export type Shape = keyof typeof shapes;

/** Every property that a form has. */
export const properties = (): string[] => {
  const names = new Set<string>();
  for (let place = HTMLFormElement.prototype; place; place = Object.getPrototypeOf(place)) {
    for (const name of Object.getOwnPropertyNames(place)) names.add(name);
  }
  return [...names].sort();
};

/**
 * Mounts two slots: the form of the first has a field of this name, the form of the second has no field. Presses each
 * button three times, then unmounts both slots.
 * @returns the outcomes of both slots, the reports, and the faults
 */
export async function mountClobbered(name: string, shape: Shape) {
  const reports: string[] = [];
  const faults: string[] = [];
  const listen = ({ detail }: CustomEvent<{ message: string }>) => void reports.push(detail.message);
  const fail = ({ message }: ErrorEvent) => void faults.push(message);
  document.addEventListener('widgets:error', listen);
  window.addEventListener('error', fail);
  document.body.innerHTML = shapes[shape](`<input name="${name}">`) + shapes[shape]('');
  const slots = [...document.querySelectorAll<HTMLElement>('[data-widget]')];
  const before = document.body.innerHTML;
  const outcomes: string[] = [];
  const unmounts: Unmount[] = [];
  const session: Session = {
    version: 'test',
    loadChunk: () => Promise.reject(new Error('no chunks')),
    mountDeferred: () => {},
    policy: identityPolicy,
  };
  try {
    await mountSlots(session, new Map([['probe', probe]]), slots, (slot, outcome, unmount) => {
      outcomes[slots.indexOf(slot)] = outcome;
      unmounts[slots.indexOf(slot)] = unmount;
    });
    const buttons = [...document.querySelectorAll('button')];
    for (const button of [...buttons, ...buttons, ...buttons]) flushSync(() => button.click());
    await new Promise((later) => setTimeout(later));
    buttons.forEach((button, index) => {
      const live = outcomes[index] === 'mounted' ? '3' : '0';
      if (button.textContent !== live) faults.push(`button ${index} says ${button.textContent}`);
      const place = [...document.querySelectorAll('[data-part="place"]')][index]!;
      const title = Element.prototype.getAttribute.call(place, 'title');
      if (title !== (live === '3' ? '3' : null)) faults.push(`place ${index} says ${title}`);
    });
    for (const unmount of unmounts) flushSync(unmount);
  } catch (error) {
    faults.push(`thrown: ${String(error)}`);
  }
  if (document.body.innerHTML !== before) faults.push(`left ${document.body.innerHTML}`);
  session.stopObserving?.();
  document.removeEventListener('widgets:error', listen);
  window.removeEventListener('error', fail);
  return { name, outcomes, reports, faults };
}
