import type { Page } from '../pages/page';
import type { Visit } from '../sessions/visit';

/** The response of a call under `/remote/v1`. */
export interface RemoteResponse {
  status?: number;
  /** Sent as `data`, and added to the context of the requested templates. */
  data: Record<string, unknown>;
  /** The page whose context the templates get. */
  page: Page;
}

/** An error that is sent as JSON, without `data`. */
export interface RemoteError {
  status: number;
  body: { status: number; title: string };
}

/**
 * Handles one call.
 *
 * @param id the part of the URL after the call's name
 */
export type RemoteCall = (visit: Visit, id: string) => RemoteResponse | RemoteError;

/** The error for a missing object. The platform's own is not published. */
export const notFound = (title: string): RemoteError => ({ status: 404, body: { status: 404, title } });
