import type { Contract } from '../../../core/contract/define-contract';
import { groupNames, loadGroup } from '../../theme-check/known-contracts';
import { widgetHeader, type Header } from '../../theme-check/read-header';

/** A widget with all that its authors say of it. */
export interface GalleryWidget {
  readonly name: string;
  readonly group: string;
  readonly contract: Contract;
  readonly header: Header;
}

let known: Promise<GalleryWidget[]> | undefined;

/** Every widget that has a partial with an example, by groups. */
export function galleryWidgets(): Promise<GalleryWidget[]> {
  known ??= readWidgets();
  return known;
}

async function readWidgets(): Promise<GalleryWidget[]> {
  const groups = await Promise.all(groupNames().map(async (name) => ({ name, ...(await loadGroup(name)) })));
  return groups.flatMap(({ name: group, widgets }) =>
    [...widgets].flatMap(([name, { contract }]) => {
      const header = widgetHeader(name);
      return header && header.examples.length > 0 ? [{ name, group, contract, header }] : [];
    }),
  );
}
