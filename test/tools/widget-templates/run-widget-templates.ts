import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { folderPath, parseCommandLine } from '../../theme/command-line';
import { commandLines } from '../../theme/command-lines';
import { folders } from '../../theme/folders';
import { folderSource } from '../../theme/theme-source';
import { readWidgetTemplates, widgetTemplatesFolder } from '../../theme/widget-templates/read-widget-templates';
import { uploadWidgetTemplates } from './upload';

/**
 * Uploads a theme's templates for Page Builder, or describes the requests if there is no token.
 *
 * @param args the arguments of the command
 * @returns what to print
 * @throws Error with the usage, or with the API's refusal
 */
export async function runWidgetTemplates(args: readonly string[]): Promise<string> {
  const { values, positionals } = parseCommandLine(args, commandLines['widget-templates']);
  const theme = positionals[0] === undefined ? folders.theme : folderPath(positionals[0]);
  const { language = 'en', store, token, channel } = values;
  if (!existsSync(join(theme, 'lang', `${language}.json`)))
    throw new Error(`${theme} has no lang/${language}.json: name one of its languages`);
  const templates = readWidgetTemplates(folderSource(theme), language);
  if (templates.length === 0) throw new Error(`${theme} has no ${widgetTemplatesFolder}/<name>/widget.html`);
  if (channel !== undefined && !/^\d+$/.test(channel)) throw new Error(`--channel must be a number, not '${channel}'`);
  if (store === undefined || token === undefined) {
    const requests = templates.map((template) => JSON.stringify(template, null, 2));
    return [
      ...requests.map((body) => `POST /stores/${store ?? '<hash>'}/v3/content/widget-templates\n${body}`),
      `Nothing was sent: give --store and --token to create or update ${templates.length} templates.`,
    ].join('\n\n');
  }
  const sentences = await uploadWidgetTemplates(templates, {
    api: values.api ?? 'https://api.bigcommerce.com',
    store,
    token,
    channel: channel === undefined ? undefined : Number(channel),
    makesVersion: values['new-version'],
  });
  return sentences.join('\n');
}
