import { longestText } from '../../shop/languages/longest-language';
import { walkInLanguage } from './walk-in-language';

walkInLanguage(longestText, 320);
