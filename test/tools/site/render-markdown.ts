import { Marked } from 'marked';
import { escapeHtml } from '../../shop/wire/escape-html';
import { headingAnchor } from '../../theme/contracts/heading-anchors';

export interface Heading {
  readonly depth: number;
  readonly text: string;
  readonly anchor: string;
}

export interface RenderedMarkdown {
  readonly html: string;
  readonly headings: readonly Heading[];
}

/** The URLs of what a document names, from its page. */
export interface DocumentUrls {
  /** Undefined for a file that is no page: the link's text stays. */
  readonly linkTo: (href: string) => string | undefined;
  readonly pictureAt: (href: string) => string;
}

/** Renders a document of the repository. Headings get GitHub's anchors. */
export function renderMarkdown(markdown: string, { linkTo, pictureAt }: DocumentUrls): RenderedMarkdown {
  const headings: Heading[] = [];
  const seen = new Map<string, number>();
  const marked = new Marked({
    gfm: true,
    renderer: {
      heading({ tokens, depth, text }) {
        const plain = text.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').replaceAll(/[`*_]/g, '');
        const same = headingAnchor(plain);
        const times = seen.get(same) ?? 0;
        seen.set(same, times + 1);
        const anchor = times > 0 ? `${same}-${times}` : same;
        headings.push({ depth, text: plain, anchor });
        return `<h${depth} id="${anchor}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
      },
      link({ href, tokens }) {
        const url = linkTo(href);
        const inside = this.parser.parseInline(tokens);
        return url === undefined ? inside : `<a href="${escapeHtml(url)}">${inside}</a>`;
      },
      image: ({ href, text }) => `<img src="${escapeHtml(pictureAt(href))}" alt="${escapeHtml(text)}" loading="lazy">`,
      code({ text }) {
        return `<pre tabindex="0"><code>${escapeHtml(text)}</code></pre>\n`;
      },
      // Everything else of HTML is a comment that marks a written chapter.
      html: ({ text }) => (text.startsWith('<!--') ? '' : escapeHtml(text)),
    },
  });
  const html = marked
    .parse(markdown, { async: false })
    .replaceAll('<th></th>', '<td></td>')
    .replaceAll('<table>', '<div class="scroll" role="group" aria-label="Table" tabindex="0"><table>')
    .replaceAll('</table>', '</table></div>');
  return { html, headings };
}
