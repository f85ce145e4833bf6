import type { Page } from '../pages/page';
import type { Visit } from '../sessions/visit';

/** The answer of a call under `/remote/v1`. */
export interface RemoteAnswer {
  status?: number;
  /** Goes under `data`, and over the context of templates that the call asks for. */
  data: Record<string, unknown>;
  /** The page whose context those templates get. */
  page: Page;
}

/** An error that the call answers as JSON, without `data`. */
export interface RemoteError {
  status: number;
  body: { status: number; title: string };
}

/**
 * One call.
 *
 * @param id what follows its name in the address
 */
export type RemoteCall = (visit: Visit, id: string) => RemoteAnswer | RemoteError;

/** The answer to something that isn't there; no source publishes the platform's own. */
export const notFound = (title: string): RemoteError => ({ status: 404, body: { status: 404, title } });
