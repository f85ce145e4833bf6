// What style sheets and scripts use that is newer than the oldest browsers that are supported, as JSON.
import { floorVersions } from './floor';
import { newerScripts } from './newer-scripts';
import { newerStyles } from './newer-styles';

console.log(JSON.stringify({ floor: floorVersions(), scripts: newerScripts(), styles: await newerStyles() }, null, 2));
