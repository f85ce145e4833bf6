import { formStates } from '../../browser/states/form-states';
import { walkInBrackets } from '../../browser/states/walk-in-brackets';

walkInBrackets(formStates);
