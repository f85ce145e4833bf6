import { describe, it } from '@jest/globals';
import { DELEGATED_EVENTS, eventsOf } from '../../core/mount/delegated-events';
import { codeFacts, place } from './code-facts';
import { enforce } from './enforce';

/** Events for which React adds the listener to the element itself, and those for which `writeContent` does. */
const onElement = ['cancel', 'close', 'error', 'invalid', 'load', 'scroll', 'scrollend', 'toggle'].concat([
  'pointerenter',
  'pointerleave',
]);

const reachable = new Set<string>([...DELEGATED_EVENTS, ...onElement]);

describe('the events of widgets', () => {
  it('are only those that reach a slot', () => {
    const violations = codeFacts(['widgets']).flatMap((file) =>
      file.handlers
        .filter(({ text }) => !eventsOf(text).every((event) => reachable.has(event)))
        .map((found) => place(file, found)),
    );
    enforce(`A slot gets only ${DELEGATED_EVENTS.join(', ')}: any other handler would never be called.`, violations);
  });
});
