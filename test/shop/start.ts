import { createLocalShop } from './create-local-shop';
import { buildWidgets } from './watch/build-widgets';
import { makeLiveReload } from './watch/live-reload';
import { watchProject } from './watch/watch-project';

const root = process.cwd();
const liveReload = makeLiveReload();
const store = createLocalShop({ root, liveReload });

const isBuilt = await buildWidgets(root);
if (!isBuilt) console.warn('dist/ is missing: run npm run build to see the widgets at work.');
const address = await store.listen(Number(process.env['PORT'] ?? 3000));
watchProject(root, liveReload.reload);

console.log(`The shop is open at ${address}/ (its switches: ${address}/__store/products)`);
