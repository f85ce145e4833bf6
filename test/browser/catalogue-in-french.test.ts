import { catalogueStates } from './every-state';
import { walkInFrench } from './states/walk-in-french';

walkInFrench(catalogueStates);
