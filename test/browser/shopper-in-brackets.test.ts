import { shopperStates } from './every-state';
import { walkInBrackets } from './states/walk-in-brackets';

walkInBrackets(shopperStates);
