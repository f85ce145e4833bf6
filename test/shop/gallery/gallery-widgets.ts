import type { Contract } from '../../../core/contract/define-widget';
import { contractsByGroup } from '../../theme/contracts/known-contracts';
import { type Header, widgetHeader } from '../../theme/contracts/read-header';
import type { DescribedWidget } from '../../theme/contracts/widget-chapter';
import { widgetStates } from '../../theme/contracts/widget-states';
import { readOwn } from '../../theme/own/read-own';

/** A widget with its contract and the header of its partial. */
export interface GalleryWidget {
  readonly name: string;
  readonly group: string;
  readonly contract: Contract;
  readonly header: Header;
  /** The classes and attributes that it sets. */
  readonly states: readonly string[];
  /** Whether it is one of the theme's own. */
  readonly isOwn: boolean;
}

let known: Promise<GalleryWidget[]> | undefined;

/**
 * Every widget that has a partial with an example, by group: ours, then the theme's own, as their sources are now.
 *
 * @param theme the folder of the served theme
 */
export async function galleryWidgets(theme: string): Promise<GalleryWidget[]> {
  known ??= readWidgets();
  const { chunks } = await readOwn(theme);
  if (chunks.length === 0) return known;
  const { describeOwn } = await import('../../theme/own/describe-own');
  const own = chunks.flatMap((chunk) => withExamples(chunk.name, describeOwn(theme, chunk), true));
  return [...(await known), ...own];
}

async function readWidgets(): Promise<GalleryWidget[]> {
  return Object.entries(await contractsByGroup()).flatMap(([group, contracts]) => {
    const widgets = contracts.map((contract) => ({
      contract,
      header: widgetHeader(contract.name),
      states: widgetStates(group, contract.name),
    }));
    return withExamples(group, widgets, false);
  });
}

const withExamples = (group: string, widgets: readonly DescribedWidget[], isOwn: boolean): GalleryWidget[] =>
  widgets.flatMap(({ contract, header, states }) =>
    header && header.examples.length > 0 ? [{ name: contract.name, group, contract, header, states, isOwn }] : [],
  );
