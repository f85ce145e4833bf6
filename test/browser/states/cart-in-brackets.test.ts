import { cartStates } from './cart-states';
import { walkInBrackets } from './walk-in-brackets';

walkInBrackets(cartStates);
