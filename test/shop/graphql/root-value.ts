import { customerOf } from '../accounts/accounts';
import type { Visit } from '../sessions/visit';
import { siteNode } from './site-node';

/** The context of the resolvers. */
export interface GraphqlContext {
  visit: Visit;
}

/** The root value of `Query`. */
export const rootValue = {
  site: (_: unknown, { visit }: GraphqlContext): object => siteNode(visit),
  customer: (_: unknown, { visit }: GraphqlContext): object | null => {
    const customer = customerOf(visit.world, visit.session);
    if (!customer) return null;
    const { id, email, firstName, lastName } = customer;
    return { entityId: id, email, firstName, lastName };
  },
};
