import type { Plan } from '../plan';
import { isGenerated, themeScriptPartial, themeScriptPath } from '../rules/theme-script-rule';
import { themeText } from '../theme-text';
import type { PageProof } from './prove-pages';

/**
 * Lets the layout print the tags of the theme's own script only for the page types that the proof found to need it. A plan
 * without changes stays without changes.
 *
 * @returns the plan with the partial of the script's tags; a partial that the author has changed is a note
 */
export function withFreePages(plan: Plan, proofs: readonly PageProof[]): Plan {
  const { changes, folder } = plan;
  const change = changes.find(({ path }) => path === themeScriptPath);
  const text = change?.after ?? (changes.length > 0 ? themeText(folder).read(themeScriptPath) : null);
  if (text === null) return plan;
  const after = themeScriptPartial(proofs.filter(({ free }) => free).map(({ pageType }) => pageType));
  if (after === text) return plan;
  if (!isGenerated(text)) {
    const note = `${themeScriptPath}: you have changed this partial, so its page types are not updated`;
    return { ...plan, notes: [...plan.notes, note] };
  }
  const others = changes.filter((one) => one !== change);
  const written = { path: themeScriptPath, before: change ? change.before : text, after };
  return { ...plan, changes: [...others, written] };
}
