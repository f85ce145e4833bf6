import { unexcusedEvents } from './excused-hooks';
import { nobody, type Responders } from './look-up-hooks';
import type { Hook } from './record-page';

/** A hook of the old page, and who answers for its elements on the new one; nobody when they are gone. */
export interface Counted extends Hook {
  readonly responders: Responders;
}

/** The hooks that nobody answers for, and that no excuse covers: `selector (events): n of m elements`. */
export const withoutResponse = (hooks: readonly Counted[]): string[] =>
  hooks.flatMap((hook) => {
    const events = unexcusedEvents(hook);
    const missing = hook.responders[nobody] ?? 0;
    if (events.length === 0 || missing === 0) return [];
    const all = Object.values(hook.responders).reduce((sum, count) => sum + count, 0);
    return [`${hook.key} (${events.join(', ')}): ${missing} of ${all}`];
  });
