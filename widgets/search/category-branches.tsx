import type { ReactNode } from 'react';
import type { CategoryNode } from '../../core/api/search';
import { fillWords } from '../../core/contract/fill-words';

/** The sub-categories of each opened category, by the category's id; `asked` until the shop has answered. */
export type Below = Readonly<Record<string, readonly CategoryNode[] | 'asked' | undefined>>;

interface CategoryBranchesProps {
  readonly nodes: readonly CategoryNode[] | 'asked' | undefined;
  readonly below: Below;
  /** Called with the id of a category that was opened. */
  readonly ask: (id: string) => void;
  readonly words: { readonly loading: string; readonly more: string };
}

/** Categories that the server did not print, in the same markup as the printed ones. */
export function CategoryBranches({ nodes, below, ask, words }: CategoryBranchesProps): ReactNode {
  if (!nodes) return null;
  if (nodes === 'asked') return <li className="categoryTree-loading">{words.loading}</li>;
  return nodes.map(({ data, metadata, selected, state, children }) => {
    const id = String(metadata.id);
    return (
      <li key={id} className="categoryTree-item">
        <label className="categoryTree-label">
          <input className="form-checkbox" type="checkbox" name="category[]" value={id} defaultChecked={selected} />
          {data}
        </label>
        {state && (
          <details className="categoryTree-branch" onToggle={({ currentTarget }) => currentTarget.open && ask(id)}>
            <summary className="categoryTree-toggle">{fillWords(words.more, { name: data })}</summary>
            {/* biome-ignore lint/a11y/noRedundantRoles: Safari takes the role from a list without markers */}
            <ul className="categoryTree-list listPlain" role="list">
              <CategoryBranches nodes={children ?? below[id]} below={below} ask={ask} words={words} />
            </ul>
          </details>
        )}
      </li>
    );
  });
}
