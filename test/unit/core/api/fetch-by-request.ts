/**
 * `fetch` of this window. jsdom has none, and Node's own takes neither the forms nor the signals of jsdom's windows, so
 * XMLHttpRequest does the work.
 *
 * @param lead turns an address into the one that is asked
 */
export const fetchByRequest =
  (lead: (address: string) => string): typeof fetch =>
  (input, { method = 'GET', headers, body, signal } = {}) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      request.open(method, lead(String(input)));
      request.withCredentials = true;
      for (const [name, value] of Object.entries((headers ?? {}) as Record<string, string>)) {
        request.setRequestHeader(name, value);
      }
      request.addEventListener('load', () => {
        const { status } = request;
        const said = request.getAllResponseHeaders().trim().split('\r\n').filter(Boolean);
        const isBare = [204, 205, 304].includes(status);
        resolve(
          new Response(isBare ? null : request.responseText, {
            status,
            headers: said.map((line) => line.split(/:\s*(.*)/s).slice(0, 2) as [string, string]),
          }),
        );
      });
      request.addEventListener('error', () => reject(new TypeError('Failed to fetch')));
      signal?.addEventListener('abort', () => {
        request.abort();
        reject(new DOMException('The user aborted a request.', 'AbortError'));
      });
      request.send(body as XMLHttpRequestBodyInit);
    });
