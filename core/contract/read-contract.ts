import { unclobbered } from '../dom/unclobbered';
import { closestName } from '../errors/closest-name';
import { slotParts } from '../markup/slot-parts';
import { type Attribute, attributeName, describeAttribute, kebabCase, parseAttribute } from './attribute';
import type { Contract } from './define-widget';
import { momentProblem } from './moment';

export interface ContractReading {
  readonly values: Record<string, unknown>;
  /** For the theme's author; each begins with the widget's name. */
  readonly problems: readonly string[];
  /** The widget does not mount. */
  readonly fatal: boolean;
}

/** Checks a slot's markup against its contract. Never throws, and finds every problem. */
export function readContract(slot: HTMLElement, contract: Contract): ContractReading {
  const values: Record<string, unknown> = {};
  const problems: string[] = [];
  let fatal = false;
  const parts = slotParts(slot);
  const report = (sentence: string) => void problems.push(`${contract.name}: ${sentence}`);

  const readAttribute = (name: string, type: Attribute) => {
    const text = rendered(slot, parts, name, type);
    const label = type.kind === 'json' ? `part "${kebabCase(name)}"` : attributeName(name);
    const parsed = text === null ? undefined : parseAttribute(type, text);
    if (parsed) {
      values[name] = parsed.value;
    } else if (type.fallback) {
      values[name] = type.fallback.value;
      if (text !== null) report(`${label} must be ${describeAttribute(type)} (got "${text}"); using the default`);
    } else {
      fatal = true;
      report(
        text === null
          ? `${label} is missing: it must be ${describeAttribute(type)}`
          : `${label} must be ${describeAttribute(type)} (got "${text}")`,
      );
    }
  };

  for (const [name, type] of Object.entries(contract.attributes ?? {})) readAttribute(name, type);

  for (const [name, word] of Object.entries(contract.messages ?? {})) {
    const text = unclobbered(slot, 'getAttribute')(attributeName(name));
    values[name] = text ?? '';
    if (text === null && word.required) {
      fatal = true;
      report(`${attributeName(name)} is missing: it holds ${word.is}`);
    }
  }

  const moment = momentProblem(slot);
  if (moment) report(moment);
  const tag = unclobbered(slot, 'localName');
  if (contract.slot && tag !== contract.slot) {
    fatal = true;
    report(`the slot must be <${contract.slot}> (got <${tag}>)`);
  }
  const known = partNames(contract);
  const found = elementsByPart(parts);
  for (const [name, { required, is, tags }] of Object.entries(contract.parts ?? {})) {
    const kebab = kebabCase(name);
    const mark = `mark ${is} with data-part="${kebab}"`;
    const wrong = found.get(kebab)?.find(({ localName }) => tags.length > 0 && !tags.some((tag) => tag === localName));
    if (wrong) report(`part "${kebab}" must be ${describeTags(tags)} (got <${wrong.localName}>): ${mark}`);
    else if (!required || found.has(kebab)) continue;
    else report(`part "${kebab}" is missing: ${mark}`);
    fatal = true;
  }
  for (const name of found.keys()) {
    if (known.includes(name)) continue;
    const near = closestName(name, known);
    report(`part "${name}" is unknown${near ? `; did you mean "${near}"?` : ''}`);
  }
  return { values, problems, fatal };
}

/** Handlebars renders nothing for a missing value, so an empty attribute counts as missing. */
function rendered(slot: Element, parts: Element[], name: string, type: Attribute): string | null {
  if (type.kind === 'json') {
    return parts.find((part) => partName(part) === kebabCase(name))?.textContent?.trim() || null;
  }
  const text = unclobbered(slot, 'getAttribute')(attributeName(name));
  return text === '' && (type.kind !== 'string' || !type.fallback) ? null : text;
}

function partNames(contract: Contract): string[] {
  const data = Object.entries(contract.attributes ?? {}).filter(([, type]) => type.kind === 'json');
  return [...Object.keys(contract.parts ?? {}), ...data.map(([name]) => name)].map(kebabCase);
}

function elementsByPart(parts: readonly Element[]): Map<string, Element[]> {
  const found = new Map<string, Element[]>();
  for (const part of parts) {
    const name = partName(part) ?? '';
    found.set(name, [...(found.get(name) ?? []), part]);
  }
  return found;
}

/** DOM clobbering: a field named `getAttribute`. */
const partName = (part: Element) => unclobbered(part, 'getAttribute')('data-part');

/** `<input>, <select> or <textarea>`. */
const describeTags = (tags: readonly string[]): string =>
  tags
    .map((tag) => `<${tag}>`)
    .join(', ')
    .replace(/, (?!.*,)/, ' or ');
