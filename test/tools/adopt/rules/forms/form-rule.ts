import type { Rule } from '../../rule';

/** What a form's slot says, besides its widget's name. */
interface FormSlot {
  readonly name: string;
  readonly form: string;
  readonly in?: RegExp;
  readonly widget: string;
  /** The value of the page's context that contains the shop's error, or a helper's call. */
  readonly error?: string;
  /** More attributes of the slot. */
  readonly mark?: string;
  readonly before?: string;
  readonly first?: string;
  readonly drops?: readonly string[];
}

/**
 * The rule that makes a form a slot. A form that the shop refused is mounted at once, because the typed values come back.
 * The theme's own script no longer finds the form without the dropped attributes.
 */
export const formRule = ({ form, widget, error, mark = '', ...rule }: FormSlot): Rule => ({
  ...rule,
  selector: form,
  mark: [
    `data-widget="${widget}"`,
    ...(error ? [`{{#if ${error}}}data-widget-when="now" {{/if}}data-summary="${summary}"`] : []),
    ...(mark ? [mark] : []),
  ].join(' '),
});

const summary = "{{lang 'widgets.forms.summary' problems='[problems]'}}";

/** A field that a template writes out, with the texts of its message. */
interface Question {
  readonly name: string;
  readonly missing: string;
  readonly wrong?: string;
  /** Attributes of the control. */
  readonly mark?: string;
}

/**
 * The rules for the fields of a form that the theme's own script checks. The message comes at the end of the field's parent,
 * where that script puts it.
 *
 * @param form selector of the form
 */
export const questionRules = (form: string, questions: readonly Question[]): readonly Rule[] =>
  questions.flatMap(({ name, missing, wrong, mark = 'required' }) => {
    const field = `${form} [name="${name}"]`;
    return [
      {
        name: 'field of a form',
        selector: `${form} :has(> [name="${name}"])`,
        mark: 'data-part="field"',
        last: problem(name, missing, wrong ? ` data-invalid-message="${wrong}"` : ''),
      },
      { name: 'control of a field', selector: field, mark: `${mark} data-part="control"` },
    ];
  });

/**
 * The element for the message of a field. It is no `<span>`: in a form that is not adopted, the theme's own script would take
 * it for its own.
 *
 * @param id the id of the field, to which `-problem` is added
 * @param more more attributes
 */
export const problem = (id: string, missing: string, more = ''): string =>
  `    <div class="form-inlineMessage" id="${id}-problem" role="alert" data-part="problem" data-required-message="${missing}"${more}></div>\n[indent]`;

/** A text of the theme. */
export const lang = (key: string): string => `{{lang '${key}'}}`;

/** The pattern of an email address, as strict as the theme's own script. */
export const emailPattern = 'pattern="\\S+@\\S+\\.\\S+.*"';
