import { accountStates } from '../../support/states/account-states';
import { walkInBrackets } from '../../support/states/walk-in-brackets';

walkInBrackets(accountStates);
