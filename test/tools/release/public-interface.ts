import { readFileSync } from 'node:fs';
import type { Contract } from '../../../core/contract/define-widget';
import { knownContracts } from '../../theme/contracts/known-contracts';
import { interfaceMembers } from './interface-members';
import { ownTypes } from './package/own-types';

/** The types of an interface's members, by name, as the code spells them. */
export type Members = Readonly<Record<string, string>>;

/** The interface for templates and other scripts of a shop, as a manifest stores it. */
export interface PublicInterface {
  /** Contracts by widget name. */
  readonly contracts: Readonly<Record<string, Contract>>;
  /** The members of each event's `detail`, by the event's name. */
  readonly events: Readonly<Record<string, Members>>;
  /** `window.storefrontWidgets`, and its `actions`. */
  readonly handle: Members;
  /** What a theme's own widgets may import from `storefront-widgets`; absent in older manifests. */
  readonly own?: Members;
}

const source = (path: string) => readFileSync(path, 'utf8');

/** The files with the named types that events have as `detail`. */
const details = [
  'core/errors/report.ts',
  'core/events/vital.ts',
  'core/events/cart-change.ts',
  'core/events/widget-events.ts',
];

export async function readPublicInterface(): Promise<PublicInterface> {
  const contracts = [...(await knownContracts())].sort(([one], [other]) => (one < other ? -1 : 1));
  const handle = interfaceMembers(source('core/loader/start.ts'), 'StorefrontWidgets');
  const actions = interfaceMembers(source('core/mount/actions.ts'), 'Actions');
  const read = {
    contracts: Object.fromEntries(contracts),
    events: readEvents(),
    handle: {
      ...handle,
      ...Object.fromEntries(Object.entries(actions).map(([name, type]) => [`actions.${name}`, type])),
    },
    own: ownTypes().names,
  };
  // As a parsed manifest has it: undefined members are absent.
  return JSON.parse(JSON.stringify(read)) as PublicInterface;
}

function readEvents(): Record<string, Members> {
  const code = details.map(source).join('\n');
  const events = interfaceMembers(code, 'WidgetEvents');
  return Object.fromEntries(Object.entries(events).map(([name, type]) => [name, membersOf(type, code)]));
}

/** The members of a type: of an interface, a literal, or several of them with `&` or `|` between. */
function membersOf(type: string, code: string): Members {
  if (type === 'null') return {};
  const [first = '', ...others] = type.trim().split(/ [&|] (?![^{]*\})/);
  if (others.length > 0) return Object.assign({}, ...[first, ...others].map((one) => membersOf(one, code)));
  if (first.startsWith('{')) return interfaceMembers(`interface Detail ${first}`, 'Detail');
  const [name = ''] = first.split('<');
  const [, alias] = new RegExp(`\\btype ${name} = ([^;]+);`).exec(code) ?? [];
  return alias === undefined ? interfaceMembers(code, name) : membersOf(alias, code);
}
