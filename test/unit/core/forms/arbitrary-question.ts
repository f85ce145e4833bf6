import fc, { type Arbitrary } from 'fast-check';

/** A question of a form together with a value, and whether the value is right. */
export interface Trial {
  /** Its markup; `name` is the prefix of its fields' names and ids. */
  readonly html: (name: string) => string;
  /** The shopper's values, by the suffix of the field's id. */
  readonly given: Readonly<Record<string, string | boolean>>;
  readonly isRight: boolean;
}

const question = (name: string, fields: string, rules: object = {}) => `
  <div data-part="field" data-validation='${JSON.stringify(rules)}'>${fields}
    <p id="${name}-problem" role="alert" data-part="problem" data-required-message="missing" data-invalid-message="wrong"></p>
  </div>`;
const input = (id: string, attributes: string) => `<input id="${id}" name="${id}" ${attributes} data-part="control">`;

const word = fc.string({ unit: fc.constantFrom(...'abcxyzABC019'), minLength: 1, maxLength: 8 });
const letters = fc.string({ unit: fc.constantFrom(...'abcXYZ'), minLength: 1, maxLength: 12 });
const digits = fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: 1, maxLength: 12 });
const blanks = fc.string({ unit: fc.constantFrom(' ', '\t', '\u00a0'), maxLength: 3 });

/** A question with one field. Right and wrong values have separate generators. */
const oneField = (
  attributes: string,
  right: Arbitrary<string>,
  wrong: Arbitrary<string>,
  rules: object = {},
): Arbitrary<Trial> =>
  fc.boolean().chain((isRight) =>
    (isRight ? right : wrong).map((text) => ({
      html: (name) => question(name, input(`${name}a`, attributes), rules),
      given: { a: text },
      isRight,
    })),
  );

const email = oneField(
  'type="email"',
  fc.oneof(
    fc.constant(''),
    fc.tuple(word, word, word).map(([local, host, end]) => `${local}@${host}.${end}`),
  ),
  fc.oneof(
    word,
    fc.tuple(word, word).map(([local, host]) => `${local}@${host}`),
    word.map((host) => `@${host}.com`),
  ),
);
const password = oneField(
  'type="password" required pattern="(?=.*[A-Za-z])(?=.*[0-9]).{7,}"',
  fc.tuple(letters, digits, fc.constant('harbour7')).map((parts) => parts.join('')),
  fc.oneof(
    fc.constant(''),
    letters,
    digits,
    word.map((text) => text.slice(0, 6)),
  ),
);
const number = oneField(
  'type="text"',
  fc.oneof(fc.constant(''), fc.integer({ min: 2, max: 10 }).map(String), fc.constant('10.5')),
  fc.oneof(fc.integer({ max: 1 }).map(String), fc.integer({ min: 11 }).map(String), letters),
  { type: 'numberonly', required: false, min: '2', max: '10.5' },
);

const prices = fc.tuple(fc.integer({ min: -3, max: 9 }), fc.integer({ min: -3, max: 9 })).map(
  ([min, max]): Trial => ({
    html: (name) => {
      const both = 'type="number" step="any" min="0" required';
      return question(name, input(`${name}a`, both) + input(`${name}b`, `${both} data-more-than="${name}a"`));
    },
    given: { a: String(min), b: String(max) },
    isRight: min >= 0 && max > min,
  }),
);
const confirmation = fc.tuple(word, word, fc.boolean()).map(
  ([first, other, isSame]): Trial => ({
    html: (name) =>
      input(`${name}a`, 'type="password"') +
      question(name, input(`${name}b`, `type="password" data-same-as="${name}a"`)),
    given: { a: first, b: isSame ? first : other },
    isRight: isSame || first === other,
  }),
);
const boxes = fc.tuple(fc.array(fc.boolean(), { minLength: 1, maxLength: 4 }), fc.boolean()).map(
  ([ticked, required]): Trial => ({
    html: (name) =>
      question(name, ticked.map((_, at) => input(`${name}${at}`, 'type="checkbox"')).join(''), {
        type: 'checkboxselect',
        required,
      }),
    given: Object.fromEntries(ticked.map((one, at) => [String(at), one])),
    isRight: !required || ticked.includes(true),
  }),
);
const date = fc
  .tuple(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 31 }), fc.integer({ min: 2019, max: 2027 }))
  .map(([month, day, year]): Trial => {
    const there = new Date(Date.UTC(year, month - 1, day));
    const list = (id: string, label: string, chosen: number) =>
      `<select id="${id}" data-label="${label}" data-part="control"><option value=""></option><option>${chosen}</option></select>`;
    return {
      html: (name) =>
        question(
          name,
          list(`${name}m`, 'month', month) + list(`${name}d`, 'day', day) + list(`${name}y`, 'year', year),
          {
            type: 'datechooser',
            required: true,
            min_date: '2020-02-29',
            max_date: '2026-1-31',
          },
        ),
      given: { m: String(month), d: String(day), y: String(year) },
      isRight: there.getUTCDate() === day && there >= new Date('2020-02-29') && there <= new Date('2026-01-31'),
    };
  });

/** Every kind of question that core/forms knows. */
export const trials: Arbitrary<Trial> = fc.oneof(
  oneField('required', word, blanks),
  oneField('', fc.constant(''), blanks, { type: 'singleline', required: true }).map((trial) => ({
    ...trial,
    isRight: false,
  })),
  oneField('', fc.oneof(word, blanks), word).map((trial) => ({ ...trial, isRight: true })),
  oneField('required disabled', word, blanks).map((trial) => ({ ...trial, isRight: true })),
  email,
  password,
  number,
  prices,
  confirmation,
  boxes,
  date,
);
