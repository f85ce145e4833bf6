import { shopperStates } from '../driver/every-state';
import { walkInBrackets } from './walk-in-brackets';

walkInBrackets(shopperStates);
