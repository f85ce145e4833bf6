// Starts stencil-cli's own server for a theme: node serve-theme.mjs <cli folder> <theme> <shop URL> <port>
// It runs in its own process because the tool reads lang/ and assets/ relative to the working directory.
// Only its command wrappers need Node 24; the server itself runs on 20.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const [cli, theme, store, port] = process.argv.slice(2);
process.chdir(theme);
const load = (file) => import(pathToFileURL(join(cli, file)).href);

const { default: ThemeConfig } = await load('lib/theme-config.js');
ThemeConfig.getInstance(theme);
const { default: Server } = await load('server/index.js');
await Server.create({
  // It listens on the port above this one.
  dotStencilFile: {
    storeUrl: store,
    normalStoreUrl: store,
    port: Number(port) - 1,
    accessToken: 'local',
    customLayouts: {},
  },
  variationIndex: 0,
  useCache: false,
  themePath: theme,
  stencilCliVersion: 'local',
  storeSettingsLocale: {
    default_shopper_language: 'en',
    shopper_language_selection_method: 'default_shopper_language',
  },
});
console.log('ready');
