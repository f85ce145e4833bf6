import { type Attribute, attributeName, describeAttribute, kebabCase } from '../../../core/contract/attribute';
import { type DescribedWidget, withTags } from './widget-chapter';

/** What an editor shows of an attribute: paragraphs in Markdown, and the values, each with its own paragraphs. */
interface Entry {
  readonly is: string[];
  readonly values: Map<string, string[]>;
  /** Whether a widget also takes other values. */
  isOpen: boolean;
}

/** The attributes that an editor completes, by name. */
export class EditorEntries {
  readonly #entries = new Map<string, Entry>();

  entryOf(name: string): Entry {
    const entry = this.#entries.get(name) ?? { is: [], values: new Map<string, string[]>(), isOpen: false };
    this.#entries.set(name, entry);
    return entry;
  }

  addValue(name: string, value: string, is: string): void {
    const { values } = this.entryOf(name);
    values.set(value, [...(values.get(value) ?? []), is]);
  }

  /** Adds the name, attributes, messages and parts of a widget. */
  addWidget({ contract, header }: Pick<DescribedWidget, 'contract' | 'header'>): void {
    const { name, attributes = {}, messages = {}, parts = {} } = contract;
    this.addValue('data-widget', name, header?.summary ?? `The widget ${name}.`);
    for (const [key, type] of Object.entries(attributes)) {
      if (type.kind === 'json') this.addValue('data-part', kebabCase(key), of(name, 'JSON, in a `<script>`'));
      else this.#addAttribute(attributeName(key), name, type);
    }
    for (const [key, { is, required }] of Object.entries(messages)) {
      const entry = this.entryOf(attributeName(key));
      entry.is.push(of(name, `${is}, ${required ? 'required' : 'optional'}`));
      entry.isOpen = true;
    }
    for (const [key, { is, required, tags }] of Object.entries(parts)) {
      const part = kebabCase(key);
      const described = header?.parts.find((tag) => tag.name === part)?.is || is;
      const elements = tags.map((tag) => ` \`<${tag}>\``).join(' or');
      const text = `${described}${elements && `,${elements}`}${required ? ', required' : ''}`;
      this.addValue('data-part', part, of(name, text));
    }
  }

  #addAttribute(attribute: string, widget: string, type: Attribute): void {
    const { fallback, kind, choices } = type;
    const entry = this.entryOf(attribute);
    const value = fallback ? `default \`${JSON.stringify(fallback.value)}\`` : 'required';
    entry.is.push(of(widget, `${describeAttribute(type)}, ${value}`));
    const values = kind === 'boolean' ? ['true', 'false'] : choices;
    for (const one of values ?? []) {
      this.addValue(attribute, one, `\`${widget}\`${String(fallback?.value) === one ? ', the default' : ''}`);
    }
    if (!values) entry.isOpen = true;
  }

  #sorted(): [string, Entry][] {
    return [...this.#entries].sort(([a], [b]) => a.localeCompare(b));
  }

  /** The file for VS Code (`html.customData`). */
  forCode(): string {
    return json({ version: 1.1, globalAttributes: this.#sorted().map(forCode) });
  }

  /** The file for JetBrains' editors. */
  forJetBrains(name: string, version: string): string {
    return json({
      $schema: 'https://raw.githubusercontent.com/JetBrains/web-types/master/schema/web-types.json',
      name,
      version,
      'description-markup': 'markdown',
      'js-types-syntax': 'typescript',
      contributions: { html: { attributes: this.#sorted().map(forJetBrains) } },
    });
  }
}

const of = (widget: string, text: string): string => `\`${widget}\`: ${text}`;

const markdown = (paragraphs: readonly string[]) => ({ kind: 'markdown', value: withTags(paragraphs.join('\n\n')) });

const forCode = ([name, { is, values }]: [string, Entry]) => ({
  name,
  description: markdown(is),
  ...(values.size > 0 && {
    values: [...values].map(([value, about]) => ({ name: value, description: markdown(about) })),
  }),
});

const forJetBrains = ([name, { is, values, isOpen }]: [string, Entry]) => ({
  name,
  description: withTags(is.join('\n\n')),
  value: {
    kind: 'plain',
    type: values.size > 0 && !isOpen ? [...values.keys()].map((value) => `'${value}'`).join(' | ') : 'string',
  },
});

/** One line for each attribute: the npm package contains the files. */
const json = (value: unknown): string => `${JSON.stringify(value).replaceAll('{"name":"data-', '\n{"name":"data-')}\n`;
