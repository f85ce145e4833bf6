import { followPointer } from '../core/channel/follow-pointer';

void followPointer();
