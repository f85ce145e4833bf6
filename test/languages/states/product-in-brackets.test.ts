import { productStates } from '../../browser/states/product-states';
import { walkInBrackets } from '../../browser/states/walk-in-brackets';

walkInBrackets(productStates);
