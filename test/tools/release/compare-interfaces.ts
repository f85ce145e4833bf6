import { type Attribute, attributeName, kebabCase } from '../../../core/contract/attribute';
import type { Contract, PartMark } from '../../../core/contract/define-widget';
import type { PublicInterface } from './public-interface';
import type { Step } from './version';

/** A difference that affects a template or a script of a theme. */
export interface Change {
  /** A removed member, a changed type or a new requirement needs a major version, anything else a minor version. */
  readonly step: Step;
  readonly sentence: string;
}

const major = (sentence: string): Change => ({ step: 'major', sentence });
const minor = (sentence: string): Change => ({ step: 'minor', sentence });

/** Finds every difference between the public interfaces of two versions. */
export function compareInterfaces(before: PublicInterface, now: PublicInterface): Change[] {
  return [
    ...compare(before.contracts, now.contracts, (name) => name, compareContracts),
    ...compare(
      before.events,
      now.events,
      (event) => `event ${event}`,
      (event, old, given) => compare(old, given, (member) => `${event}: its detail.${member}`, compareTypes),
    ),
    ...compare(before.handle, now.handle, (member) => `storefrontWidgets.${member}`, compareTypes),
    ...compare(before.own ?? {}, now.own ?? {}, (name) => `own widgets: "${name}"`, compareTypes),
  ];
}

/** Compares two sets of members. A member of one set was removed or is new. A member of both sets is compared further. */
function compare<Thing>(
  before: Readonly<Record<string, Thing>>,
  now: Readonly<Record<string, Thing>>,
  call: (name: string) => string,
  further: (called: string, before: Thing, now: Thing) => Change[],
  isNewRequired: (thing: Thing) => boolean = () => false,
): Change[] {
  const gone = Object.keys(before).filter((name) => !(name in now));
  const changes = Object.entries(now).flatMap(([name, thing]) => {
    const old = before[name];
    if (old !== undefined) return further(call(name), old, thing);
    return [isNewRequired(thing) ? major(`${call(name)} is new, and required`) : minor(`${call(name)} is new`)];
  });
  return [...gone.map((name) => major(`${call(name)} was taken away`)), ...changes];
}

function compareTypes(name: string, before: string, now: string): Change[] {
  return before === now ? [] : [major(`${name} was "${before}", is "${now}"`)];
}

function compareContracts(widget: string, before: Contract, now: Contract): Change[] {
  const slot =
    before.slot === now.slot
      ? []
      : [
          now.slot
            ? major(`${widget}: the slot must be <${now.slot}>`)
            : minor(`${widget}: the slot may be any element`),
        ];
  return [
    ...slot,
    ...compare(
      before.attributes ?? {},
      now.attributes ?? {},
      (name) => `${widget}: ${attributeName(name)}`,
      compareAttributes,
      ({ fallback }) => fallback === undefined,
    ),
    ...compare(
      before.messages ?? {},
      now.messages ?? {},
      (name) => `${widget}: ${attributeName(name)}`,
      (word, old, given) => compareNeed(word, old.required, given.required),
      ({ required }) => required,
    ),
    ...compare<PartMark>(
      before.parts ?? {},
      now.parts ?? {},
      (name) => `${widget}: part "${kebabCase(name)}"`,
      (part, old, given) => [
        ...compareNeed(part, old.required, given.required),
        ...compareTags(part, old.tags, given.tags),
      ],
      ({ required }) => required,
    ),
    ...compare(
      flags(before.events),
      flags(now.events),
      (event) => `${widget}: its event ${event}`,
      () => [],
    ),
  ];
}

const flags = (names: readonly string[] = []) => Object.fromEntries(names.map((name) => [name, true]));

function compareNeed(name: string, before: boolean, now: boolean): Change[] {
  if (before === now) return [];
  return [now ? major(`${name} is required`) : minor(`${name} may be left out`)];
}

function compareAttributes(name: string, before: Attribute, now: Attribute): Change[] {
  if (before.kind !== now.kind) return [major(`${name} was a ${before.kind}, is a ${now.kind}`)];
  const [old, given] = [before, now].map(({ fallback }) => JSON.stringify(fallback?.value));
  const differs = before.fallback && now.fallback && old !== given;
  return [
    ...compareNeed(name, !before.fallback, !now.fallback),
    ...(differs ? [minor(`${name}: its default is ${given}; it was ${old}`)] : []),
    ...compare(
      flags(before.choices),
      flags(now.choices),
      (choice) => `${name}: its choice "${choice}"`,
      () => [],
    ),
  ];
}

/** An empty list of tags means any element. */
function compareTags(name: string, before: readonly string[], now: readonly string[]): Change[] {
  const refused = before.filter((tag) => now.length > 0 && !now.includes(tag));
  if (refused.length > 0 || (before.length === 0 && now.length > 0))
    return [major(`${name} must be ${now.map((tag) => `<${tag}>`).join(' or ')}`)];
  const more = now.length === 0 ? before.length > 0 : now.some((tag) => !before.includes(tag));
  return more ? [minor(`${name} may be ${now.map((tag) => `<${tag}>`).join(' or ') || 'any element'}`)] : [];
}
