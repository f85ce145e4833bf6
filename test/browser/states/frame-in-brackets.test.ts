import { frameStates } from './frame-states';
import { walkInBrackets } from './walk-in-brackets';

walkInBrackets(frameStates);
