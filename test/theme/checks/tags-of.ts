import type { OutlineItem, OutlineTag } from '../template/read-outline';

/** The opening tags of a template, in all branches of its conditions. */
export const tagsOf = (items: readonly OutlineItem[]): OutlineTag[] =>
  items.flatMap((item) => {
    if (item.kind === 'open') return [item];
    return item.kind === 'block' ? item.branches.flatMap((branch) => tagsOf(branch.items)) : [];
  });
