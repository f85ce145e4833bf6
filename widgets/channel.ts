import { followPointer } from '../core/channel/follow-pointer';
import { whenActivated } from '../core/timing/wait';

whenActivated(() => void followPointer());
