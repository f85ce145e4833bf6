import { formStates } from './form-states';
import { walkInBrackets } from './walk-in-brackets';

walkInBrackets(formStates);
