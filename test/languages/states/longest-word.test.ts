import { longestWord } from '../../shop/languages/longest-language';
import { walkInLanguage } from './walk-in-language';

walkInLanguage(longestWord, 320);
