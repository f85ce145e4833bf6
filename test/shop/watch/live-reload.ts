import { type Response, Router, text } from 'express';

/** Makes open pages reload, and prints the problems that their widgets report. */
export interface LiveReload {
  routes: Router;
  reload(): void;
}

const script = `
const events = new EventSource('/__shop/reload');
let isOpen = false;
events.addEventListener('open', () => { if (isOpen) location.reload(); isOpen = true; });
events.addEventListener('message', () => location.reload());
document.addEventListener('widgets:error', ({ detail }) =>
  fetch('/__shop/problem', { method: 'POST', body: location.pathname + ': ' + detail.message }));
`;

/**
 * Server-sent events, and the script that listens to them. Pages also reload when the shop has restarted. The script sends each
 * `widgets:error` of the page back. The terminal shows it once until the next reload, because many authors do not open the console.
 */
export function makeLiveReload(): LiveReload {
  const pages = new Set<Response>();
  const rendered = new Set<string>();
  const routes = Router();
  routes.get('/__shop/reload.js', (_, response) => {
    response.set('cache-control', 'no-store').type('js').send(script);
  });
  routes.get('/__shop/reload', (_, response) => {
    response.set({ 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    response.flushHeaders();
    pages.add(response);
    response.on('close', () => pages.delete(response));
  });
  routes.post('/__shop/problem', text({ type: '*/*' }), ({ body }, response) => {
    const problem = String(body).replace(/\s+/g, ' ');
    if (!rendered.has(problem)) process.stderr.write(`${problem} (add ?widgets=inspect to the URL to see the place)\n`);
    rendered.add(problem);
    response.status(204).end();
  });
  const reload = () => {
    rendered.clear();
    for (const page of pages) page.write('data: reload\n\n');
  };
  return { routes, reload };
}
