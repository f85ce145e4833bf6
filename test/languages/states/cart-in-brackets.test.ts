import { cartStates } from '../../support/states/cart-states';
import { walkInBrackets } from '../../support/states/walk-in-brackets';

walkInBrackets(cartStates);
