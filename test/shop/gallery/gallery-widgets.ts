import type { Contract } from '../../../core/contract/define-widget';
import { contractsByGroup } from '../../theme/contracts/known-contracts';
import { type Header, widgetHeader } from '../../theme/contracts/read-header';

/** A widget with its contract and the header of its partial. */
export interface GalleryWidget {
  readonly name: string;
  readonly group: string;
  readonly contract: Contract;
  readonly header: Header;
}

let known: Promise<GalleryWidget[]> | undefined;

/** Every widget that has a partial with an example, by group. */
export function galleryWidgets(): Promise<GalleryWidget[]> {
  known ??= readWidgets();
  return known;
}

async function readWidgets(): Promise<GalleryWidget[]> {
  const groups = Object.entries(await contractsByGroup());
  return groups.flatMap(([group, contracts]) =>
    contracts.flatMap((contract) => {
      const { name } = contract;
      const header = widgetHeader(name);
      return header && header.examples.length > 0 ? [{ name, group, contract, header }] : [];
    }),
  );
}
