import { businessStates } from '../../browser/states/business-states';
import { walkInBrackets } from '../../browser/states/walk-in-brackets';

walkInBrackets(businessStates);
