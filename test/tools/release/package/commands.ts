/** A command of the npm package: a program of this repository. */
interface Command {
  readonly entry: string;
  readonly does: string;
  /** The npm script here, if its name is not that of the command. */
  readonly script?: string;
}

/** The commands of the npm package. */
export const commands = {
  adopt: { entry: 'test/tools/adopt/adopt.ts', does: 'marks the templates of a theme that you have' },
  check: { entry: 'test/tools/check/check.ts', does: 'finds errors in a theme, with file, line and what to do' },
  start: { entry: 'test/shop/start.ts', does: 'shows a theme in a shop on your machine' },
  own: { entry: 'test/tools/own/own.ts', does: "builds a theme's own widgets, and names them in its tag" },
  new: { entry: 'test/tools/new/new.ts', does: "writes a new widget of a theme's own" },
  update: {
    entry: 'test/tools/adopt/hosted/update.ts',
    does: "replaces the bundle in a theme's own assets by the version of this package",
    script: 'update-hosted',
  },
  doctor: {
    entry: 'test/tools/doctor/doctor.ts',
    does: 'looks at pages of a live shop and at the files of the bundle',
  },
  'widget-templates': {
    entry: 'test/tools/widget-templates/widget-templates.ts',
    does: "uploads a theme's templates for Page Builder",
  },
  canary: {
    entry: 'test/tools/canary/canary.ts',
    does: 'decides whether more shoppers, fewer or none get the version on trial in a channel',
  },
  'new-theme': {
    entry: 'test/tools/new-theme/new-theme.ts',
    does: 'writes our theme into an empty folder, as the beginning of yours',
  },
} as const satisfies Readonly<Record<string, Command>>;

export type CommandName = keyof typeof commands;

/** The commands by the names of their npm scripts here. */
export const commandsByScript: ReadonlyMap<string, CommandName> = new Map(
  (Object.entries(commands) as [CommandName, Command][]).map(([name, { script = name }]) => [script, name]),
);
