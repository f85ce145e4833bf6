import { pageStates } from '../../browser/states/page-states';
import { walkInBrackets } from '../../browser/states/walk-in-brackets';

walkInBrackets(pageStates);
