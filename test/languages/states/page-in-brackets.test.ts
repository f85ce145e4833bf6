import { pageStates } from '../../support/states/page-states';
import { walkInBrackets } from '../../support/states/walk-in-brackets';

walkInBrackets(pageStates);
