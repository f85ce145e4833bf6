import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Contract } from '../../../core/contract/define-widget';
import { folders } from '../folders';
import type { WidgetEvent } from './widget-events';

/** The contracts of each group of widgets, by the group's name. */
export type ContractsByGroup = Readonly<Record<string, readonly Contract[]>>;

/** Data about the widgets for the tools. In the npm package it replaces the widgets' source code. */
export interface PackagedWidgets {
  readonly contracts: ContractsByGroup;
  /** The classes and attributes that each widget sets, by its name. */
  readonly states: Readonly<Record<string, readonly string[]>>;
  readonly events: readonly WidgetEvent[];
  /** What a theme's own widgets may import (`core/own/storefront-widgets.ts`). */
  readonly own: readonly string[];
}

/** The file's name, in the folder of the programs. */
export const packagedWidgetsFile = 'widgets.json';

let known: PackagedWidgets | undefined;

/** Reads the npm package's file once. */
export function packagedWidgets(): PackagedWidgets {
  known ??= JSON.parse(readFileSync(join(folders.programs, packagedWidgetsFile), 'utf8')) as PackagedWidgets;
  return known;
}
