// npm run new-theme -- <folder>: writes our theme into an empty folder, as the beginning of a theme of one's own.
import { parseCommandLine } from '../../theme/command-line';
import { commandLines } from '../../theme/command-lines';
import { writeNewTheme } from './write-new-theme';

try {
  const [folder = ''] = parseCommandLine(process.argv.slice(2), commandLines['new-theme']).positionals;
  const { name, files } = writeNewTheme(folder);
  console.log(`${folder}: the theme "${name}", ${files} files. Begin with ${folder}/README.md.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
