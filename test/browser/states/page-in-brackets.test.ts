import { pageStates } from './page-states';
import { walkInBrackets } from './walk-in-brackets';

walkInBrackets(pageStates);
