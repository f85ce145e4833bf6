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

/** What React listens to on the element itself, whatever the slot's container hears. */
const onElement = ['cancel', 'close', 'error', 'invalid', 'load', 'scroll', 'scrollend', 'toggle'];

const heard = new Set<string>([...DELEGATED_EVENTS, ...onElement]);

function eventOf(prop: string): string {
  const name = prop.slice(2).toLowerCase();
  return browserNames[name] ?? name;
}

describe('the events of widgets', () => {
  it('are among those that a slot hears', () => {
    const offences = codeFacts(['widgets']).flatMap((file) =>
      file.heard.filter(({ text }) => !heard.has(eventOf(text))).map((found) => place(file, found)),
    );
    hold(`A slot hears ${DELEGATED_EVENTS.join(', ')}: any other handler would never be called.`, offences);
  });
});
