import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { static as files, type Request, type Response, Router } from 'express';
import { folders } from '../../theme/folders';
import { makeFreshReader } from '../render/read-fresh';
import type { Renderer } from '../render/renderer';
import { refuseStrangers } from '../tokens/refuse-strangers';
import { type FieldTree, text } from '../wire/parse-fields';
import { bodyOf } from '../wire/read-body';
import { changeSettings } from '../world/shop-settings';
import type { World } from '../world/world';
import { type EditorGroups, readEditorGroups } from './editor-groups';
import { fieldsOf, readChanges } from './read-changes';
import { changedSentence, settingsPage } from './settings-page';
import { writeConfig } from './write-config';

const folder = resolve(folders.shop, 'settings-panel', 'files');

/**
 * `?widgets=settings` after any page URL: shows the page in a frame, with the fields of `schema.json` beside it. Tried
 * values are in the shop's settings until a restart or a reset; nothing is written into the theme.
 */
export function settingsRoutes(world: World, { theme }: Renderer): Router {
  const router = Router();
  const readJson = makeFreshReader((text) => JSON.parse(text) as unknown);

  const editorOf = (request: Request): EditorGroups =>
    readEditorGroups(
      readJson(join(theme.root, 'schema.json')),
      readJson(join(theme.root, 'schemaTranslations.json')),
      request.headers['accept-language'] ?? 'en',
    );
  /** The tried values of settings that the schema has. */
  const triedOf = (editor: EditorGroups): Record<string, unknown> => {
    const ids = new Set(fieldsOf(editor.groups).map(({ id }) => id));
    return Object.fromEntries(Object.entries(world.settings.themeSettings).filter(([id]) => ids.has(id)));
  };
  /** Replaces the tried values; theme settings that the schema lacks keep theirs. */
  const tryValues = (editor: EditorGroups, changes: Readonly<Record<string, unknown>>, variation: number): void => {
    const tried = triedOf(editor);
    const others = Object.entries(world.settings.themeSettings).filter(([id]) => !(id in tried));
    const themeSettings = { ...Object.fromEntries(others), ...changes };
    world.settings = changeSettings(world.settings, { themeSettings, variation });
  };

  router.get('/{*path}', (request, response, next) => {
    if (request.query['widgets'] !== 'settings' || request.headers['sec-fetch-dest'] === 'iframe') return next();
    const url = new URL(request.originalUrl, 'http://shop');
    url.searchParams.delete('widgets');
    const editor = editorOf(request);
    const tried = triedOf(editor);
    const { variation } = world.settings;
    response.set('cache-control', 'no-store').type('html');
    response.send(
      settingsPage({
        url: url.pathname + url.search,
        editor,
        values: { ...theme.settings(variation), ...tried },
        changed: Object.keys(tried),
        variations: theme.variations(),
        variation,
      }),
    );
  });

  router.use('/__shop/theme-settings', files(folder, { index: false, redirect: false, maxAge: 0 }));
  router.use('/__shop/theme-settings', refuseStrangers);
  router.post('/__shop/theme-settings', (request, response) => {
    const { fields } = bodyOf(response);
    const editor = editorOf(request);
    const { variation } = world.settings;
    const changes = readChanges(editor.groups, fields, theme.settings(variation));
    tryValues(editor, changes, variation);
    if (request.headers['sec-fetch-mode'] === 'navigate') return backToPanel(response, fields);
    response.json({ changed: changedSentence(Object.keys(changes)) });
  });
  router.post('/__shop/theme-settings/variation', (request, response) => {
    const { fields } = bodyOf(response);
    tryValues(editorOf(request), {}, Number(text(fields, 'variation')));
    backToPanel(response, fields);
  });
  router.get('/__shop/theme-settings/config.json', (request, response) => {
    const written = readFileSync(join(theme.root, 'config.json'), 'utf8');
    const config = writeConfig(written, world.settings.variation, triedOf(editorOf(request)));
    response.set('cache-control', 'no-store').type('json').send(config);
  });
  return router;
}

function backToPanel(response: Response, fields: FieldTree): void {
  const url = new URL(text(fields, ':url') || '/', 'http://shop');
  url.searchParams.set('widgets', 'settings');
  response.redirect(303, `/${url.pathname.replace(/^\/+/, '')}${url.search}`);
}
