import { productStates } from './product-states';
import { walkInBrackets } from './walk-in-brackets';

walkInBrackets(productStates);
