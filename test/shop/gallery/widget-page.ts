import { widgetEvents } from '../../theme/contracts/widget-events';
import { escapeHtml } from '../wire/escape-html';
import { contractHtml } from './contract-html';
import { exampleParameters } from './example-parameters';
import { galleryDocument } from './gallery-document';
import type { GalleryWidget } from './gallery-widgets';
import { type GalleryState, galleryStates } from './isolate-example';

/** The data of an example's page. */
export interface WidgetPage {
  readonly widget: GalleryWidget;
  /** Counted from 1. */
  readonly number: number;
  readonly state: GalleryState;
  /** The example with the parameters of the URL. */
  readonly example: string;
  /** The rendered HTML, or the error message. */
  readonly rendered: { readonly html: string } | { readonly failure: string };
  /** The URL's parameters after `?`, without the state. */
  readonly parameters: URLSearchParams;
}

/** The page of one example of a widget in one state. */
export function widgetPage({ widget, number, state, example, rendered, parameters }: WidgetPage): string {
  const { name, header } = widget;
  const url = `/widgets/${name}/${number}`;
  const urlOf = (one: GalleryState, path = url) =>
    escapeHtml(`${path}?${new URLSearchParams([['state', one], ...parameters])}`);
  const states = galleryStates.map(
    (one) => `<li><a href="${urlOf(one)}"${current(one === state)}>${one.replace('-', ' ')}</a></li>`,
  );
  const examples = header.examples.map(
    (_, index) => `<li><a href="/widgets/${name}/${index + 1}"${current(index + 1 === number)}>${index + 1}</a></li>`,
  );
  const frame = `<iframe title="${name}, example ${number}, ${state.replace('-', ' ')}" src="${urlOf(state, `${url}/alone`)}"
data-events="${escapeHtml(
    widgetEvents()
      .map((event) => event.name)
      .join(' '),
  )}" data-widget-name="${name}"></iframe>
<p><a href="${urlOf(state, `${url}/alone`)}">Open it alone</a>,
<a href="${urlOf(state, `${url}/alone`)}&amp;widgets=inspect">or with the inspector</a></p>`;
  return galleryDocument(
    `${name} - Widgets`,
    `<h1>${name}</h1><p>${escapeHtml(header.summary)}</p>
<p><a href="/widgets/manual/${widget.isOwn ? 'OWN' : 'WIDGETS'}#${name}">${name} in the manual</a>, <a href="/widgets/manual/WIDGETS#states">what each state means</a></p>
<nav aria-label="Examples"><h2>Example</h2><ul class="choice">${examples.join('')}</ul></nav>
<nav aria-label="States"><h2>State</h2><ul class="choice">${states.join('')}</ul></nav>
<div class="sides"><div>
${'failure' in rendered ? `<p role="alert" class="mistake">${escapeHtml(rendered.failure)}</p>` : frame}
<p>Status: <output id="status">…</output></p>
<h2 id="heard">Events heard</h2><ol id="events" aria-labelledby="heard"></ol>
${fields(widget, url, state, example)}
${source('Handlebars', 'handlebars', example)}
${'html' in rendered ? source('HTML as rendered', 'html', rendered.html) : ''}
</div><div>${contractHtml(widget)}</div></div>`,
  );
}

const current = (is: boolean): string => (is ? ' aria-current="true"' : '');

const source = (title: string, id: string, text: string): string =>
  `<section aria-labelledby="of-${id}"><h2 id="of-${id}">${title}</h2>
<button type="button" data-copy="${id}">Copy</button><pre id="${id}" tabindex="0">${escapeHtml(text)}</pre></section>`;

/** A form to change the parameters of the partial. */
function fields({ header }: GalleryWidget, url: string, state: GalleryState, example: string): string {
  const rows = exampleParameters(example).map(({ name, value }) => {
    const param = header.params.find((one) => one.name === name);
    const is = param ? `<span id="is-${name}">${escapeHtml(`${param.type}: ${param.is}`)}</span>` : '';
    return `<li><label for="p-${name}"><code>${name}</code></label>
<input id="p-${name}" name="p_${name}" value="${escapeHtml(value)}" spellcheck="false"${is ? ` aria-describedby="is-${name}"` : ''}>${is}</li>`;
  });
  if (rows.length === 0) return '';
  return `<form action="${url}" aria-labelledby="parameters"><h2 id="parameters">Parameters, in Handlebars</h2>
<input type="hidden" name="state" value="${state}"><ul class="fields">${rows.join('\n')}</ul><button>Render</button></form>`;
}
