import { listStates } from '../../support/states/list-states';
import { walkInBrackets } from '../../support/states/walk-in-brackets';

walkInBrackets(listStates);
