import type { Behaviour } from './behaviour';
import { cartBehaviours } from './cart-behaviours';
import { formBehaviours } from './form-behaviours';
import { headerBehaviours } from './header-behaviours';
import { homeBehaviours } from './home-behaviours';
import { listBehaviours } from './list-behaviours';
import { productBehaviours } from './product-behaviours';
import { saleBehaviours } from './sale-behaviours';

/** What shoppers can do in a shop with the reference theme, in the order of a visit. */
export const everyBehaviour: readonly Behaviour[] = [
  ...headerBehaviours,
  ...homeBehaviours,
  ...listBehaviours,
  ...productBehaviours,
  ...saleBehaviours,
  ...cartBehaviours,
  ...formBehaviours,
];
