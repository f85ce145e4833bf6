import { accountStates } from './account-states';
import { walkInBrackets } from './walk-in-brackets';

walkInBrackets(accountStates);
