import { Router, type Response } from 'express';

/** Makes open pages reload. */
export interface LiveReload {
  routes: Router;
  reload(): void;
}

const script = `
const events = new EventSource('/__shop/reload');
let isOpen = false;
events.addEventListener('open', () => { if (isOpen) location.reload(); isOpen = true; });
events.addEventListener('message', () => location.reload());
`;

/** Server-sent events, and the script that listens to them. Pages also reload when the shop has restarted. */
export function makeLiveReload(): LiveReload {
  const pages = new Set<Response>();
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
  return { routes, reload: () => pages.forEach((page) => page.write('data: reload\n\n')) };
}
