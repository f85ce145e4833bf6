import { languagesOf } from '../languages/find-language';
import type { Visit } from '../sessions/visit';

/**
 * `language_selector` of every page: the URL of this page in each language. Names: Cornerstone's language-selector.
 */
export const languageContext = ({ world, url, language }: Visit): object => ({
  active_language_code: language.code,
  languages: languagesOf(world.settings.languages).map(({ code, path }) => ({
    code,
    is_active: code === language.code,
    switch_url: url.origin + path + url.pathname + url.search,
  })),
});
