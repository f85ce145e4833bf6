import { startVitals } from '../core/vitals/start-vitals';

startVitals();
