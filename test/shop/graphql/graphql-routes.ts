import { type Request, Router } from 'express';
import { GraphQLError, type ValidationRule } from 'graphql';
import { createHandler } from 'graphql-http';
import { makeVisit, type Visit } from '../sessions/visit';
import { bodyOf } from '../wire/read-body';
import type { World } from '../world/world';
import { complexityOf } from './complexity';
import { rootValue } from './root-value';
import { schema } from './schema';

interface Asked {
  visit: Visit;
  complexity: number;
}

/** Documented: https://developer.bigcommerce.com/docs/storefront/graphql. */
const mostComplex = 10_000;

/**
 * `POST /graphql`: the GraphQL Storefront API, with the token that pages print. With a missing or wrong token the
 * response is a 401 without a body, like the platform's.
 */
export function graphqlRoutes(world: World): Router {
  const router = Router();
  const handle = createHandler<Request, Asked, { visit: Visit }>({
    schema,
    context: ({ context }) => ({ visit: context.visit }),
    rootValue,
    validationRules: ({ context }, { document, variableValues }, rules) => {
      context.complexity = complexityOf(document, variableValues);
      return [...rules, limitComplexity(context.complexity)];
    },
    formatError: (error) =>
      error.message.startsWith('Syntax Error') && error instanceof GraphQLError
        ? new GraphQLError('Syntax error while parsing GraphQL query.', {
            ...(error.source ? { source: error.source } : {}),
            ...(error.positions ? { positions: error.positions } : {}),
          })
        : error,
  });
  router.post('/graphql', async (request, response) => {
    if (request.headers.authorization !== `Bearer ${world.settings.storefrontToken}`) {
      response.status(401).type('text').end();
      return;
    }
    const { json } = bodyOf(response);
    const context = { visit: makeVisit(world, request, response), complexity: 0 };
    const [body, { status, headers }] = await handle({
      method: request.method,
      url: request.originalUrl,
      headers: request.headers,
      body: typeof json === 'object' ? (json as Record<string, unknown> | null) : null,
      raw: request,
      context,
    });
    response.status(status).set({ ...headers, 'x-bc-graphql-complexity': String(context.complexity) });
    response.end(body ?? undefined);
  });
  return router;
}

/** The platform's error message. */
const limitComplexity =
  (score: number): ValidationRule =>
  (context) => {
    if (score > mostComplex) {
      context.reportError(
        new GraphQLError(
          `The query is too complex as it has a complexity score of ${score} out of ${mostComplex}. ` +
            'Please remove some elements and try again',
        ),
      );
    }
    return {};
  };
