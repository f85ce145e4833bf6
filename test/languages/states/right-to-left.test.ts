import { walkInLanguage } from './walk-in-language';

walkInLanguage('ar-xb', 1280);
