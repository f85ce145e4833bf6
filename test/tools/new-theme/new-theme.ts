// npm run new-theme -- <folder>: writes our theme into an empty folder, as the beginning of a theme of one's own.
import { lay } from './lay';

try {
  const { name, files } = lay(process.argv.slice(2));
  const [folder = ''] = process.argv.slice(2);
  console.log(`${folder}: the theme "${name}", ${files} files. Begin with ${folder}/README.md.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
