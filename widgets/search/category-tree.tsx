import { useEffect, useEffectEvent, useState } from 'react';
import { defineContract, optional, required } from '../../core/contract/define-contract';
import { defineWidget } from '../../core/contract/define-widget';
import type { InitialProps } from '../../core/markup/overrides';
import { askShop } from '../../core/state/ask-shop';
import { showAlert } from '../../core/state/ui/dialogs';
import { failureText } from '../../core/state/failure-text';
import { useAppDispatch } from '../../core/state/hooks';
import { reportFailure } from '../../core/state/report-failure';
import { CategoryBranches, type Below } from './category-branches';

const contract = defineContract({
  name: 'category-tree',
  moment: 'interaction',
  words: {
    loading: required('the text while sub-categories are loading'),
    more: required('the name of the button that opens sub-categories, with [name]'),
  },
  parts: {
    branch: optional(
      'the <details> of a category whose sub-categories are not on the page, with data-category-id',
      'details',
    ),
    below: optional('the list of sub-categories inside the branch, with data-category-id'),
  },
});

const idOf = (part: InitialProps): string => String(part['data-category-id'] ?? '');

/** The categories of the advanced search, as checkboxes. Missing sub-categories are fetched when their category opens. */
export const categoryTree = defineWidget(contract, function CategoryTree({ initial, Markup, loading, more }) {
  const dispatch = useAppDispatch();
  const [below, setBelow] = useState<Below>({});

  const ask = async (id: string) => {
    if (below[id]) return;
    const setNodes = (nodes: Below[string]) => setBelow((known) => ({ ...known, [id]: nodes }));
    setNodes('asked');
    try {
      setNodes(await dispatch(askShop((api) => api.search.categoryTree(id))));
    } catch (error) {
      setNodes(undefined);
      reportFailure(`categories below ${id}`, error);
      void dispatch(showAlert(failureText(error)));
    }
  };
  const askForOpened = useEffectEvent(() => {
    for (const branch of initial('branch')) if (branch.element.open) void ask(idOf(branch));
  });
  // The shopper may have opened a category before the widget was mounted.
  useEffect(() => askForOpened(), []);

  return (
    <Markup
      branch={(branch) => ({
        onToggle: ({ currentTarget }) => {
          if (currentTarget.open) void ask(idOf(branch));
        },
      })}
      below={(list) => {
        const nodes = below[idOf(list)];
        const words = { loading, more };
        return nodes
          ? { children: <CategoryBranches nodes={nodes} below={below} ask={(id) => void ask(id)} words={words} /> }
          : {};
      }}
    />
  );
});
