// Prints as JSON the features of style sheets and scripts that are newer than the oldest supported browsers.
import { floorVersions } from './floor';
import { newerScripts } from './newer-scripts';
import { newerStyles } from './newer-styles';

console.log(JSON.stringify({ floor: floorVersions(), scripts: newerScripts(), styles: await newerStyles() }, null, 2));
