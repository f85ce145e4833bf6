import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import type { CategoryNode } from '../../core/api/product';
import { defineContract, defineWidget, optional, required } from '../../core/contract/define-widget';
import { fillMessage } from '../../core/contract/fill-message';
import type { InitialProps } from '../../core/markup/overrides';
import { failureText, reportFailure } from '../../core/state/failures';
import { useAppDispatch } from '../../core/state/hooks';
import { requestShop } from '../../core/state/request-shop';
import { showAlert } from '../../core/state/ui/dialogs';

/** By category id; `asked` until the shop responds. */
export type Below = Readonly<Record<string, readonly CategoryNode[] | 'asked' | undefined>>;

interface CategoryBranchesProps {
  readonly nodes: readonly CategoryNode[] | 'asked' | undefined;
  readonly below: Below;
  readonly load: (id: string) => void;
  readonly messages: { readonly loading: string; readonly more: string };
}

/** In the markup of the server-rendered ones. */
function CategoryBranches({ nodes, below, load, messages }: CategoryBranchesProps): ReactNode {
  if (!nodes) return null;
  if (nodes === 'asked') return <li className="categoryTree-loading">{messages.loading}</li>;
  return nodes.map(({ data, metadata, selected, state, children }) => {
    const id = String(metadata.id);
    return (
      <li key={id} className="categoryTree-item">
        <label className="categoryTree-label">
          <input className="form-checkbox" type="checkbox" name="category[]" value={id} defaultChecked={selected} />
          {data}
        </label>
        {state && (
          <details className="categoryTree-branch" onToggle={({ currentTarget }) => currentTarget.open && load(id)}>
            <summary className="categoryTree-toggle">{fillMessage(messages.more, { name: data })}</summary>
            {/* biome-ignore lint/a11y/noRedundantRoles: Safari takes the role from a list without markers */}
            <ul className="categoryTree-list listPlain" role="list">
              <CategoryBranches nodes={children ?? below[id]} below={below} load={load} messages={messages} />
            </ul>
          </details>
        )}
      </li>
    );
  });
}

const contract = defineContract({
  name: 'category-tree',
  moment: 'interaction',
  messages: {
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

/** Categories as checkboxes. Missing sub-categories are fetched when one opens. */
export const categoryTree = defineWidget(contract, function CategoryTree({ initial, Markup, loading, more }) {
  const dispatch = useAppDispatch();
  const [below, setBelow] = useState<Below>({});

  const load = async (id: string) => {
    if (below[id]) return;
    const setNodes = (nodes: Below[string]) => setBelow((known) => ({ ...known, [id]: nodes }));
    setNodes('asked');
    try {
      setNodes(await dispatch(requestShop((api) => api.search.categoryTree(id))));
    } catch (error) {
      setNodes(undefined);
      reportFailure(`categories below ${id}`, error);
      void dispatch(showAlert(failureText(error)));
    }
  };
  const requestOpened = useEffectEvent(() => {
    for (const branch of initial('branch')) if (branch.element.open) void load(idOf(branch));
  });
  // The shopper may have opened a category before the mount.
  useEffect(() => requestOpened(), []);

  return (
    <Markup
      branch={(branch) => ({
        onToggle: ({ currentTarget }) => {
          if (currentTarget.open) void load(idOf(branch));
        },
      })}
      below={(list) => {
        const nodes = below[idOf(list)];
        const messages = { loading, more };
        return nodes
          ? {
              children: (
                <CategoryBranches nodes={nodes} below={below} load={(id) => void load(id)} messages={messages} />
              ),
            }
          : {};
      }}
    />
  );
});
