// Runs in the page of an example: answers the calls of its widgets from recorded responses, then starts the bundle.
import { HttpResponse, http } from 'msw';
import { setupWorker } from 'msw/browser';
import { findRecorded, type RecordedCall } from '../recorded-call';

/** The shop's place in the site: the widgets take it for the path of a language. */
const shop = new URL('../shop', document.baseURI).href;
const tag = document.querySelector<HTMLScriptElement>('script[data-page-context]');

const note = (text: string) => {
  const place = document.querySelector('#site-note') ?? document.body.appendChild(document.createElement('p'));
  Object.assign(place, { id: 'site-note', role: 'status', textContent: text });
};

/** The templates in the header of a call, as `core/api/stencil-headers` writes it. */
const templatesOf = ({ headers }: Request): string => {
  const options = JSON.parse(headers.get('stencil-options') ?? '{}') as { render_with?: string };
  return options.render_with ?? '';
};

/** Undefined for a file, which the host has. */
function respond(calls: readonly RecordedCall[], request: Request): Response | undefined {
  const url = request.url.slice(shop.length);
  if (/\.(?:js|css|svg|woff2?|ico|json)(?:\?|$)/.test(url)) return undefined;
  const call = findRecorded(calls, { method: request.method, url, templates: templatesOf(request) });
  if (call) return new HttpResponse(call.body, { status: call.status, headers: { 'content-type': call.type } });
  note(`This site has no recorded response to ${request.method} ${url}.`);
  return HttpResponse.json({}, { status: 501 });
}

async function answerCalls(): Promise<void> {
  const response = await fetch(new URL('../recorded.json', document.baseURI));
  const calls = (await response.json()) as RecordedCall[];
  const worker = setupWorker(
    http.all(`${shop}/*`, ({ request }) => respond(calls, request)),
    // No example reaches another host, such as that of B2B Edition.
    http.all('*', ({ request }) => {
      const isElsewhere = new URL(request.url).origin !== location.origin;
      return isElsewhere ? new HttpResponse('', { headers: { 'content-type': 'text/javascript' } }) : undefined;
    }),
  );
  await worker.start({
    quiet: true,
    onUnhandledRequest: 'bypass',
    serviceWorker: { url: new URL('../mockServiceWorker.js', document.baseURI).href },
  });
}

/** A form would be posted to the host, which only has files. */
function keepForms(): void {
  const { navigation } = window as { navigation?: EventTarget };
  navigation?.addEventListener('navigate', (event) => {
    const { formData, destination } = event as Event & { formData: FormData | null; destination: { url: string } };
    if (!formData) return;
    event.preventDefault();
    note(`The browser would send the form to ${destination.url.slice(shop.length)}.`);
  });
}

/** The frame is as high as the example: the page itself is at least as high as the frame. */
function fitFrame(): void {
  const frame = window.frameElement as HTMLElement | null;
  const example = document.querySelector<HTMLElement>('#gallery-example');
  if (!frame || !example) return;
  // Room for a menu or a dialog.
  const fit = () => void (frame.style.height = `${Math.max(320, example.offsetTop + example.offsetHeight + 8)}px`);
  new ResizeObserver(fit).observe(example);
}

if (tag) {
  tag.dataset.secureBaseUrl = shop;
  // Otherwise a widget would open the shop's page in the place of the site.
  window.iframeSdk = true;
  keepForms();
  fitFrame();
  // Without a service worker, as in some private windows, the calls fail and the widgets say so.
  await answerCalls().catch((error: unknown) => note(`The calls can't be answered here: ${String(error)}`));
  tag.src = tag.dataset.src ?? '';
}
