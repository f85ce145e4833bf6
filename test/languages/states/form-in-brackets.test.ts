import { formStates } from '../../support/states/form-states';
import { walkInBrackets } from '../../support/states/walk-in-brackets';

walkInBrackets(formStates);
