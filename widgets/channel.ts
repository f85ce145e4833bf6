import { followPointer } from '../core/channel/follow-pointer';
import { whenActivated } from '../core/page/when-activated';

whenActivated(() => void followPointer());
