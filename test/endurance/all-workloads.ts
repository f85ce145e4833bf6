import type { Workload } from './workload';
import { cart } from './workloads/cart';
import { header } from './workloads/header';
import { list } from './workloads/list';
import { product } from './workloads/product';
import { slots } from './workloads/slots';

/** The tasks of a shopper's hour, one page after the other. */
export const allWorkloads: readonly Workload[] = [product, list, cart, header, slots];
