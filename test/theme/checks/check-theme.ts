import type { Contract } from '../../../core/contract/define-widget';
import { unmarkedFolder } from '../copy-partials';
import { type Diagnostic, sortDiagnostics } from '../diagnostics/diagnostic';
import { isAmp, readPages } from '../read-pages';
import type { Theme } from '../read-theme';
import { checkBlocks } from './check-blocks';
import { checkChangingLinks } from './check-changing-links';
import { checkContrast } from './check-contrast';
import { checkDepths } from './check-depths';
import { checkDocuments } from './check-documents';
import { checkDuplicateNames } from './check-duplicate-names';
import { checkFrontMatter } from './check-front-matter';
import { checkHelpers } from './check-helpers';
import { checkMarkup } from './check-markup';
import { checkOurAttributes } from './check-our-attributes';
import { checkOutput } from './check-output';
import { checkParameters } from './check-parameters';
import { checkPartials } from './check-partials';
import { checkProducts } from './check-products';
import { checkQuotes } from './check-quotes';
import { checkReach } from './check-reach';
import { checkReferences } from './check-references';
import { checkSchema } from './check-schema';
import { checkSettings } from './check-settings';
import { checkSlots } from './check-slots';
import { checkSlotsAround } from './check-slots-around';
import { checkStoredSettings, isToldTogether } from './check-stored-settings';
import { checkStructuredData } from './check-structured-data';
import { checkTranslations } from './check-translations';
import { checkUploadRules } from './check-upload-rules';
import { checkWidgetTemplates } from './check-widget-templates';

/**
 * Finds all problems of a theme, in the order of the files.
 *
 * @param contracts the known widgets
 */
export function checkTheme(theme: Theme, contracts: ReadonlyMap<string, Contract>): Diagnostic[] {
  const pages = readPages(theme);
  const withScripts = pages.filter((page) => !isAmp(page));
  const unread = new Set(theme.problems.map(({ path }) => path));
  const problems = [
    ...checkHelpers(theme),
    ...checkOutput(theme, pages),
    ...checkChangingLinks(theme),
    ...checkStructuredData(theme),
    ...checkOurAttributes(theme, contracts),
    ...checkPartials(theme),
    ...checkParameters(theme, pages),
    ...checkDepths(theme),
    ...checkQuotes(theme),
    ...checkDuplicateNames(theme),
    ...checkTranslations(theme),
    ...checkUploadRules(theme),
    ...checkFrontMatter(theme),
    ...checkSchema(theme),
    ...checkSettings(theme),
    ...checkStoredSettings(theme),
    ...checkContrast(theme),
    ...checkBlocks(pages),
    ...checkReach(withScripts),
    ...checkDocuments(theme, withScripts),
    ...checkMarkup(theme, pages),
    ...checkReferences(pages),
    ...checkSlots(theme, withScripts, contracts),
    ...checkSlotsAround(withScripts),
    ...checkProducts(theme, withScripts),
    ...checkWidgetTemplates(theme, contracts),
  ];
  // For a file that can't be read, only that is reported.
  const reported = problems.filter(
    (problem) =>
      !unread.has(problem.path) &&
      !problem.path.startsWith(`templates/${unmarkedFolder}`) &&
      !isToldTogether(problem, problems),
  );
  return sortDiagnostics([...theme.problems, ...reported]);
}
