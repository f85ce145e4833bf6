import { isCallRule, type Rule } from '../../rule';

const prefix = 'data-adopted-by-';

/** The rules of one unit change a template together, so they are taken out together. */
export const unitOf = (rule: Rule): string => (isCallRule(rule) ? rule.name : (rule.unit ?? rule.name));

const labelOf = (rule: Rule): string =>
  prefix +
  unitOf(rule)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-');

/** The units of rules by their labels. */
export const unitsByLabel = (rules: readonly Rule[]): ReadonlyMap<string, string> =>
  new Map(rules.map((rule) => [labelOf(rule), unitOf(rule)]));

/** Gives each element that a rule marks or inserts an attribute that names the rule. */
export function withLabels(rules: readonly Rule[]): Rule[] {
  return rules.map((rule) => {
    const label = labelOf(rule);
    const labelled = (text: string) => text.replace(/<[a-z]+(?=[\s>])/, `$& ${label}`);
    const inserts = (['before', 'first', 'last', 'after'] as const).flatMap((name) =>
      !isCallRule(rule) || name === 'before' || name === 'after' ? [[name, textOf(rule, name)] as const] : [],
    );
    const texts = Object.fromEntries(inserts.flatMap(([name, text]) => (text ? [[name, labelled(text)]] : [])));
    const isGone = isCallRule(rule) || rule.removes || rule.replaced;
    return { ...rule, ...texts, ...(!isGone && { mark: [rule.mark, label].filter(Boolean).join(' ') }) };
  });
}

const textOf = (rule: Rule, name: 'before' | 'first' | 'last' | 'after'): string | undefined =>
  name in rule ? (rule as Partial<Record<typeof name, string>>)[name] : undefined;

/**
 * Records the labels of the elements that events reach, those of the last event and the innermost ones first, then of
 * the elements that change after the page is parsed. The record survives a navigation. Runs in the page before its
 * scripts, so it uses no code from outside.
 */
export function recordLabels(): void {
  if (window !== window.top) return;
  let events: string[] = JSON.parse(sessionStorage.getItem('labels') ?? '[]');
  const changes = new Set<string>();
  const around = (node: Node | null) => {
    const labels: string[] = [];
    let element = node instanceof Element ? node : (node?.parentElement ?? null);
    // What a rule inserts at the end of the page would label each event.
    for (; element && element !== document.body; element = element.parentElement) {
      labels.push(...element.getAttributeNames().filter((name) => name.startsWith('data-adopted-by-')));
    }
    return labels;
  };
  const store = () => sessionStorage.setItem('labels', JSON.stringify([...new Set([...events, ...changes])]));
  for (const type of ['click', 'input', 'change', 'submit', 'keydown', 'pointerover']) {
    const listener = ({ target }: Event) => {
      events = [...new Set([...around(target instanceof Node ? target : null), ...events])];
      store();
    };
    addEventListener(type, listener, true);
  }
  const observer = new MutationObserver((records) => {
    for (const { target, attributeName } of records) {
      // Every slot gets its status.
      if (attributeName !== 'data-widget-status') for (const label of around(target)) changes.add(label);
    }
    store();
  });
  addEventListener('DOMContentLoaded', () =>
    observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true }),
  );
}

/** The recorded labels. Runs in the page. */
export const recordedLabels = (): string[] => JSON.parse(sessionStorage.getItem('labels') ?? '[]') as string[];
