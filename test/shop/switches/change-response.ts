import type { Response } from 'express';

/**
 * Lets the shop make its response, and passes the body to `change` instead of sending it. Nothing has been sent by
 * then.
 *
 * @param change sends another response, or closes the connection
 */
export function changeResponse(response: Response, change: (body: Buffer) => void): void {
  // Browsers cannot decode a compressed body after a change.
  delete response.req.headers['accept-encoding'];
  const chunks: Buffer[] = [];
  const take = (chunk: unknown, encoding: unknown) => {
    if (typeof chunk === 'string') {
      chunks.push(Buffer.from(chunk, typeof encoding === 'string' ? (encoding as BufferEncoding) : 'utf8'));
    } else if (chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk));
  };
  response.write = ((chunk: unknown, encoding: unknown) => {
    take(chunk, encoding);
    return true;
  }) as typeof response.write;
  response.end = ((chunk: unknown, encoding: unknown) => {
    take(chunk, encoding);
    Reflect.deleteProperty(response, 'write');
    Reflect.deleteProperty(response, 'end');
    change(Buffer.concat(chunks));
    return response;
  }) as typeof response.end;
}
