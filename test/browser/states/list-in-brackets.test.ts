import { listStates } from './list-states';
import { walkInBrackets } from './walk-in-brackets';

walkInBrackets(listStates);
