import { productStates } from '../../support/states/product-states';
import { walkInBrackets } from '../../support/states/walk-in-brackets';

walkInBrackets(productStates);
