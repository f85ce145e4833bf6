import { cartStates } from '../../browser/states/cart-states';
import { walkInBrackets } from '../../browser/states/walk-in-brackets';

walkInBrackets(cartStates);
