import { shopperStates } from './every-state';
import { walkInFrench } from './states/walk-in-french';

walkInFrench(shopperStates);
