import { escapeHtml } from '../wire/escape-html';
import { galleryDocument } from './gallery-document';
import type { GalleryWidget } from './gallery-widgets';

/** The page that lists all widgets, by group. */
export function indexPage(widgets: readonly GalleryWidget[]): string {
  const groups = [...new Set(widgets.map(({ group }) => group))];
  const sections = groups.map((group) => {
    const entries = widgets.filter((widget) => widget.group === group).map(entry);
    return `<section aria-labelledby="${group}"><h2 id="${group}">${group}</h2><ul class="widgets">${entries.join('')}</ul></section>`;
  });
  return galleryDocument('Widgets', `<h1>Widgets</h1>${sections.join('\n')}`);
}

const entry = ({ name, header: { summary, examples } }: GalleryWidget): string => {
  const more = examples.slice(1).map((_, index) => ` <a href="/widgets/${name}/${index + 2}">example ${index + 2}</a>`);
  return `<li><a href="/widgets/${name}/1"><strong>${name}</strong></a>${more.join('')}<p>${escapeHtml(summary)}</p></li>`;
};
