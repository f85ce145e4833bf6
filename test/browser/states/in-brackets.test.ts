import { oneOfEach } from './one-of-each';
import { walkInBrackets } from './walk-in-brackets';

// `npm run languages` walks over every state.
walkInBrackets(oneOfEach);
