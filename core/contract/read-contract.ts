import { closestName } from '../errors/closest-name';
import { describeAttribute, parseAttribute, type Attribute } from './attribute';
import { attributeName, kebabCase } from './attribute-name';
import type { Contract } from './define-contract';
import { ownParts } from './own-parts';

/** What a slot's template gave its widget, and everything that is wrong with it. */
export interface ContractReading {
  readonly values: Record<string, unknown>;
  /** Sentences for the theme's author, each beginning with the widget's name. */
  readonly problems: readonly string[];
  /** Something required is missing: the widget can't be mounted, its markup works natively. */
  readonly fatal: boolean;
}

/**
 * Holds a slot's markup against the contract of its widget. Never throws; every problem is found in one reading.
 * @param slot the element with `data-widget`
 * @param contract the contract of the widget of that name
 */
export function readContract(slot: Element, contract: Contract): ContractReading {
  const values: Record<string, unknown> = {};
  const problems: string[] = [];
  let fatal = false;
  const parts = ownParts(slot);
  const say = (sentence: string) => void problems.push(`${contract.name}: ${sentence}`);

  const readAttribute = (name: string, type: Attribute) => {
    const text = printed(slot, parts, name, type);
    const label = type.kind === 'json' ? `part "${kebabCase(name)}"` : attributeName(name);
    const parsed = text === null ? undefined : parseAttribute(type, text);
    if (parsed) {
      values[name] = parsed.value;
    } else if (type.fallback) {
      values[name] = type.fallback.value;
      if (text !== null) say(`${label} must be ${describeAttribute(type)} (got "${text}"); using the default`);
    } else {
      fatal = true;
      say(
        text === null
          ? `${label} is missing: it must be ${describeAttribute(type)}`
          : `${label} must be ${describeAttribute(type)} (got "${text}")`,
      );
    }
  };

  for (const [name, type] of Object.entries(contract.attributes ?? {})) readAttribute(name, type);

  for (const [name, word] of Object.entries(contract.words ?? {})) {
    const text = slot.getAttribute(attributeName(name));
    values[name] = text ?? '';
    if (text === null && word.required) {
      fatal = true;
      say(`${attributeName(name)} is missing: it holds ${word.is}`);
    }
  }

  const known = partNames(contract);
  const found = new Set(parts.map((part) => part.getAttribute('data-part') ?? ''));
  for (const [name, part] of Object.entries(contract.parts ?? {})) {
    const kebab = kebabCase(name);
    if (!part.required || found.has(kebab)) continue;
    fatal = true;
    say(`part "${kebab}" is missing: mark ${part.is} with data-part="${kebab}"`);
  }
  for (const name of found) {
    if (known.includes(name)) continue;
    const near = closestName(name, known);
    say(`part "${name}" is unknown${near ? `; did you mean "${near}"?` : ''}`);
  }
  return { values, problems, fatal };
}

/** Handlebars prints nothing for a missing value, so an empty attribute counts as absent (text may be empty). */
function printed(slot: Element, parts: Element[], name: string, type: Attribute): string | null {
  if (type.kind === 'json') {
    return parts.find((part) => part.getAttribute('data-part') === kebabCase(name))?.textContent?.trim() || null;
  }
  const text = slot.getAttribute(attributeName(name));
  return text === '' && (type.kind !== 'string' || !type.fallback) ? null : text;
}

function partNames(contract: Contract): string[] {
  const data = Object.entries(contract.attributes ?? {}).filter(([, type]) => type.kind === 'json');
  return [...Object.keys(contract.parts ?? {}), ...data.map(([name]) => name)].map(kebabCase);
}
