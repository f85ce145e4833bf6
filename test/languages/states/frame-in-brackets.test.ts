import { frameStates } from '../../browser/states/frame-states';
import { walkInBrackets } from '../../browser/states/walk-in-brackets';

walkInBrackets(frameStates);
