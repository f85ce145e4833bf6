import { accountStates } from '../../browser/states/account-states';
import { walkInBrackets } from '../../browser/states/walk-in-brackets';

walkInBrackets(accountStates);
