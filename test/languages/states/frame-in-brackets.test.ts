import { frameStates } from '../../support/states/frame-states';
import { walkInBrackets } from '../../support/states/walk-in-brackets';

walkInBrackets(frameStates);
