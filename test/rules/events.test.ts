import { describe, it } from '@jest/globals';
import { DELEGATED_EVENTS, eventsOf } from '../../core/mount/delegated-events';
import { codeFacts, place } from './code-facts';
import { enforce } from './enforce';

/** Events with a listener on the element itself: React adds it, or `writeContent`. */
const byReact = ['cancel', 'close', 'error', 'invalid', 'load', 'scroll', 'scrollend', 'toggle'];
const byContent = ['pointerenter', 'pointerleave'];

const reachable = new Set<string>([...DELEGATED_EVENTS, ...byReact, ...byContent]);

describe('the events of widgets', () => {
  it('are only those that reach a slot', () => {
    const violations = codeFacts(['widgets']).flatMap((file) =>
      file.handlers
        .filter(({ text }) => !eventsOf(text).every((event) => reachable.has(event)))
        .map((found) => place(file, found)),
    );
    enforce(`A widget handles only ${[...reachable].join(', ')}: any other handler would never be called.`, violations);
  });
});
