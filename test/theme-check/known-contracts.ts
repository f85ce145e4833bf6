import { existsSync, readdirSync } from 'node:fs';
import type { Contract } from '../../core/contract/define-contract';
import type { Group } from '../../core/mount/define-group';

/** The names of the groups that exist, in the order of the alphabet. */
export function groupNames(): string[] {
  return readdirSync('widgets', { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(`widgets/${entry.name}/group.ts`))
    .map((entry) => entry.name);
}

/** A group of the bundle, by the name of its folder. */
export async function loadGroup(name: string): Promise<Group> {
  const { group } = (await import(`../../widgets/${name}/group.ts`)) as { group: Group };
  return group;
}

/** The contract of every widget, by the widget's name. */
export async function knownContracts(): Promise<Map<string, Contract>> {
  const groups = await Promise.all(groupNames().map(loadGroup));
  return new Map(
    groups.flatMap(({ widgets }) => [...widgets].map(([name, { contract }]) => [name, contract] as const)),
  );
}
