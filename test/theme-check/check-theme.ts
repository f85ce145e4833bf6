import type { Contract } from '../../core/contract/define-contract';
import { checkBundleTag } from './check-bundle-tag';
import { checkHelpers } from './check-helpers';
import { checkParameters } from './check-parameters';
import { checkPartials } from './check-partials';
import { checkSlots } from './check-slots';
import { checkTranslations } from './check-translations';
import { checkUploadRules } from './check-upload-rules';
import { sortProblems, type Problem } from './problem';
import { readTheme } from './read-theme';

/**
 * Everything that is wrong with a theme's templates, in the order of the files.
 *
 * @param folder the theme's folder
 * @param contracts the widgets that its slots may name
 */
export function checkTheme(folder: string, contracts: ReadonlyMap<string, Contract>): Problem[] {
  const theme = readTheme(folder);
  return sortProblems([
    ...theme.problems,
    ...checkHelpers(theme),
    ...checkPartials(theme),
    ...checkParameters(theme),
    ...checkTranslations(theme),
    ...checkUploadRules(theme),
    ...checkBundleTag(theme),
    ...checkSlots(theme, contracts),
  ]);
}
