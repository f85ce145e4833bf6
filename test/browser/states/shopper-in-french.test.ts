import { shopperStates } from '../driver/every-state';
import { walkInFrench } from './walk-in-french';

walkInFrench(shopperStates);
