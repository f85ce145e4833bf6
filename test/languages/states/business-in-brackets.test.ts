import { businessStates } from '../../support/states/business-states';
import { walkInBrackets } from '../../support/states/walk-in-brackets';

walkInBrackets(businessStates);
