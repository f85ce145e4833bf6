import type { Contract } from '../../core/contract/define-contract';
import { checkHelpers } from './check-helpers';
import { checkParameters } from './check-parameters';
import { checkPartials } from './check-partials';
import { checkSlots } from './check-slots';
import { checkTranslations } from './check-translations';
import { checkUploadRules } from './check-upload-rules';
import { checkBlocks } from './checks/check-blocks';
import { checkDocuments } from './checks/check-documents';
import { checkFrontMatter } from './checks/check-front-matter';
import { checkMarkup } from './checks/check-markup';
import { checkNamesakes } from './checks/check-namesakes';
import { checkProducts } from './checks/check-products';
import { checkSchema } from './checks/check-schema';
import { checkSettings } from './checks/check-settings';
import { checkSlotsAround } from './checks/check-slots-around';
import { sortProblems, type Problem } from './problem';
import { readPages } from './read-pages';
import type { Theme } from './read-theme';

/**
 * Everything that is wrong with a theme's templates, in the order of the files.
 *
 * @param contracts the widgets that its slots may name
 */
export function checkTheme(theme: Theme, contracts: ReadonlyMap<string, Contract>): Problem[] {
  const pages = readPages(theme);
  const unread = new Set(theme.problems.map(({ path }) => path));
  const problems = [
    ...checkHelpers(theme),
    ...checkPartials(theme),
    ...checkParameters(theme, pages),
    ...checkNamesakes(theme),
    ...checkTranslations(theme),
    ...checkUploadRules(theme),
    ...checkFrontMatter(theme),
    ...checkSchema(theme),
    ...checkSettings(theme),
    ...checkBlocks(pages),
    ...checkDocuments(theme, pages),
    ...checkMarkup(theme, pages),
    ...checkSlots(theme, pages, contracts),
    ...checkSlotsAround(pages),
    ...checkProducts(theme, pages),
  ];
  // Of a file that can't be read nothing else is known.
  return sortProblems([...theme.problems, ...problems.filter(({ path }) => !unread.has(path))]);
}
