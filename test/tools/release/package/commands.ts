/** The commands of the npm package. Each is a program of this repository, and its npm script has the same name. */
export const commands = {
  adopt: { entry: 'test/tools/adopt/adopt.ts', does: 'marks the templates of a theme that you have' },
  check: { entry: 'test/tools/check/check.ts', does: 'finds mistakes in a theme, with file, line and what to do' },
  start: { entry: 'test/shop/start.ts', does: 'shows a theme in a shop on your machine' },
  doctor: {
    entry: 'test/tools/doctor/doctor.ts',
    does: 'looks at pages of a live shop and at the files of the bundle',
  },
  'new-theme': {
    entry: 'test/tools/new-theme/new-theme.ts',
    does: 'writes our theme into an empty folder, as the beginning of yours',
  },
} as const;

export type CommandName = keyof typeof commands;
