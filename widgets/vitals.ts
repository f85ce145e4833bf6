import { whenActivated } from '../core/page/when-activated';
import { startVitals } from '../core/vitals/start-vitals';

whenActivated(startVitals);
