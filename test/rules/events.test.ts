import { describe, it } from '@jest/globals';
import { DELEGATED_EVENTS } from '../../core/mount/delegated-events';
import { codeFacts, place } from './code-facts';
import { hold } from './hold';

/** Where React's name and the browser's differ. */
const browserNames: Readonly<Record<string, string>> = {
  focus: 'focusin',
  blur: 'focusout',
  doubleclick: 'dblclick',
  pointerenter: 'pointerover',
  pointerleave: 'pointerout',
};

/** What React listens to on the element itself, besides the delegated events. */
const onElement = ['cancel', 'close', 'error', 'invalid', 'load', 'scroll', 'scrollend', 'toggle'];

const reachable = new Set<string>([...DELEGATED_EVENTS, ...onElement]);

function eventOf(prop: string): string {
  const name = prop.slice(2).toLowerCase();
  return browserNames[name] ?? name;
}

describe('the events of widgets', () => {
  it('are among those that reach a slot', () => {
    const offences = codeFacts(['widgets']).flatMap((file) =>
      file.handlers.filter(({ text }) => !reachable.has(eventOf(text))).map((found) => place(file, found)),
    );
    hold(`A slot gets only ${DELEGATED_EVENTS.join(', ')}: any other handler would never be called.`, offences);
  });
});
