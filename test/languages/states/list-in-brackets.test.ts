import { listStates } from '../../browser/states/list-states';
import { walkInBrackets } from '../../browser/states/walk-in-brackets';

walkInBrackets(listStates);
