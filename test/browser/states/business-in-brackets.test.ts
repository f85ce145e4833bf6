import { businessStates } from './business-states';
import { walkInBrackets } from './walk-in-brackets';

walkInBrackets(businessStates);
