import { oneOfEach } from '../../support/states/one-of-each';
import { walkInBrackets } from '../../support/states/walk-in-brackets';

// `npm run languages` visits every state.
walkInBrackets(oneOfEach);
