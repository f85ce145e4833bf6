/**
 * The languages of `theme-templates/lang` that are machine translations and that no speaker has read completely. A
 * speaker who has read one removes it here and in the authors' README.
 */
export const machineMade: readonly string[] = [
  'da',
  'de',
  'es',
  'fr',
  'it',
  'ja',
  'nl',
  'no',
  'pl',
  'pt',
  'pt-BR',
  'sv',
  'zh',
];
