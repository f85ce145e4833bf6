import type { Contract } from '../../../core/contract/define-widget';
import { partOf } from '../contracts/needed-elements';
import type { Diagnostic } from '../diagnostics/diagnostic';
import { diagnosticOf } from '../diagnostics/diagnostic-at';
import type { PageElement } from '../page/page-element';

/**
 * Finds inline handlers of a slot and its parts. They run beside the widget, and a Content-Security-Policy blocks them, because
 * an attribute can't have a nonce. For an event of `data-widget-keeps`, a handler runs only until the widget is mounted. There
 * a `confirm()` is allowed, because the widget asks the same question.
 */
export const handlerDiagnostics = (
  { name }: Contract,
  slot: PageElement,
  parts: readonly PageElement[],
): Diagnostic[] =>
  [slot, ...parts].flatMap((element) => {
    const kept = (slot.getAttribute('data-widget-keeps') ?? '').split(/\s+/);
    const what = `${name}: ${element === slot ? 'the slot' : `part "${partOf(element, slot)}"`} has`;
    return element
      .getAttributeNames()
      .filter((attribute) => /^on[a-z]+$/.test(attribute))
      .flatMap((attribute) => {
        const isKept = kept.includes(attribute.slice(2));
        if (isKept && /^\s*return confirm\(/.test(element.getAttribute(attribute) ?? '')) return [];
        const why = isKept ? 'the slot keeps this event from it' : 'it runs beside the widget';
        const sentence = `${what} ${attribute}: ${why}, and a policy for scripts refuses it`;
        return [diagnosticOf('inline-handler', element, sentence, attribute)];
      });
  });
