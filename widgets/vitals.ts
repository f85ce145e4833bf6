import { whenActivated } from '../core/timing/wait';
import { startVitals } from '../core/vitals/start-vitals';

whenActivated(startVitals);
