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

/** The files of the named types that events have as `detail`. */
const details: Readonly<Record<string, string>> = {
  Problem: 'core/errors/report.ts',
  Vital: 'core/events/vital.ts',
  ProductAttributes: 'core/api/product-attributes.ts',
};

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
  const events = interfaceMembers(source('core/events/widget-events.ts'), 'WidgetEvents');
  return Object.fromEntries(Object.entries(events).map(([name, type]) => [name, detailOf(type)]));
}

function detailOf(type: string): Members {
  if (type === 'null') return {};
  if (type.startsWith('{')) return interfaceMembers(`interface Detail ${type}`, 'Detail');
  const path = details[type];
  if (path === undefined) throw new Error(`release: say in public-interface.ts where the event's detail "${type}" is`);
  return interfaceMembers(source(path), type);
}
