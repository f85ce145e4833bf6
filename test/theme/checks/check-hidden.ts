import type { Contract } from '../../../core/contract/define-widget';
import { neededElements, partOf } from '../contracts/needed-elements';
import type { Diagnostic } from '../diagnostics/diagnostic';
import { diagnosticOf } from '../diagnostics/diagnostic-at';
import type { PageAttribute, PageElement } from '../page/page-element';
import type { Condition } from '../template/read-outline';
import { shownAndHidden } from './shown-and-hidden';

/**
 * Finds parts that are hidden at the start and never shown, parts that are shown though there is nothing to see yet, and
 * inverted conditions. It compares the parts with those of the widget's own partial.
 */
export function hiddenDiagnostics(contract: Contract, slot: PageElement, parts: readonly PageElement[]): Diagnostic[] {
  const needed = neededElements(contract.name);
  return parts.flatMap((element) => {
    const part = partOf(element, slot);
    const atHome = needed.get(part) ?? [];
    if (atHome.length === 0 || element.hasUnknownAttributes) return [];
    const hidden = atHome.map((one) => one.attributes.get('hidden'));
    const own = element.attributes.get('hidden');
    const what = `${contract.name}: part "${part}"`;
    if (own && isAlways(own) && !hidden.some(Boolean) && !shownAndHidden[contract.name]?.includes(part)) {
      return [diagnosticOf('hidden-part', element, `${what} is hidden, and the widget never shows it`, 'hidden')];
    }
    if (own && isInverted(own, hidden)) {
      const sentence = `${what} is hidden exactly while it has something to show: the condition is the wrong way round`;
      return [diagnosticOf('inverted-hidden', element, sentence, 'hidden')];
    }
    if (own || isOffScreen(element, slot) || !hidden.every(Boolean)) return [];
    // If our partial hides the part under a condition, the shop may render a message at once. Then a part with content is right.
    if (!hidden.every((one) => one && isAlways(one)) && !isBlank(element)) return [];
    // The author shows something from the start that the widget replaces: the first of several videos.
    if (element.descendants().some(({ localName }) => localName === 'iframe')) return [];
    return [diagnosticOf('shown-part', element, `${what} is shown before there is anything to show: give it hidden`)];
  });
}

const isAlways = ({ conditions }: PageAttribute) => conditions.length === 0;

/** The value that a simple condition tests, and whether the element is hidden if the value exists. Otherwise undefined. */
function testOf([condition, ...more]: readonly Condition[]): { value: string; isHiddenWith: boolean } | undefined {
  const [, helper, path] = /^(if|unless) ([\w./-]+)$/.exec(condition?.test ?? '') ?? [];
  if (!condition || !path || more.length > 0) return undefined;
  return { value: path.split(/[./]/).at(-1) ?? '', isHiddenWith: condition.holds === (helper === 'if') };
}

/** Whether the widget's partial tests the same value and hides the part in the opposite case. */
function isInverted({ conditions }: PageAttribute, atHome: readonly (PageAttribute | undefined)[]): boolean {
  const own = testOf(conditions);
  const others = atHome.flatMap((one) => testOf(one?.conditions.slice(-1) ?? []) ?? []);
  const same = others.filter(({ value }) => value === own?.value);
  return own !== undefined && same.length > 0 && same.every(({ isHiddenWith }) => isHiddenWith !== own.isHiddenWith);
}

/** Whether something around it hides it, such as a dialog that is closed, or a style of the element. */
function isOffScreen(element: PageElement, slot: PageElement): boolean {
  const isHiding = ({ localName, attributes }: PageElement) => {
    const always = (name: string) => [attributes.get(name)].find((one) => one && isAlways(one))?.text;
    const isClosed = localName === 'dialog' && !attributes.has('open');
    const isStyled = /display:\s*none|visibility:\s*hidden/.test(always('style') ?? '');
    return isClosed || isStyled || always('hidden') !== undefined || /hidden/i.test(always('class') ?? '');
  };
  return element.nearest(isHiding) !== null || slot.nearest(isHiding) !== null;
}

const content = 'input select textarea button a img'.split(' ');

const isBlank = (element: PageElement): boolean =>
  [element, ...element.descendants()].every(
    ({ localName, textContent }) => textContent.trim() === '' && !content.includes(localName),
  );
