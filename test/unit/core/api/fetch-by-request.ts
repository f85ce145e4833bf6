/**
 * `fetch` for jsdom, which has none. Node's `fetch` does not accept the forms and signals of jsdom's windows, so this
 * function uses XMLHttpRequest.
 *
 * @param redirect maps a URL to the one that is requested
 */
export const fetchByRequest =
  (redirect: (url: string) => string): typeof fetch =>
  (input, { method = 'GET', headers, body, signal } = {}) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      request.open(method, redirect(String(input)));
      request.withCredentials = true;
      for (const [name, value] of Object.entries((headers ?? {}) as Record<string, string>)) {
        request.setRequestHeader(name, value);
      }
      request.addEventListener('load', () => {
        const { status } = request;
        const headerLines = request.getAllResponseHeaders().trim().split('\r\n').filter(Boolean);
        const hasNoBody = [204, 205, 304].includes(status);
        resolve(
          new Response(hasNoBody ? null : request.responseText, {
            status,
            headers: headerLines.map((line) => line.split(/:\s*(.*)/s).slice(0, 2) as [string, string]),
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
