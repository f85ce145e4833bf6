// npm run own -- <theme folder>: builds the theme's own widgets into its assets, and names them in the bundle's tag.
import { brotliCompressSync } from 'node:zlib';
import { folderPath, parseCommandLine } from '../../theme/command-line';
import { commandLines } from '../../theme/command-lines';
import { writeOwn } from '../../theme/own/write-own';

try {
  const { positionals } = parseCommandLine(process.argv.slice(2), commandLines.own);
  const theme = folderPath(positionals[0] ?? '');
  const { chunks, changed } = await writeOwn(theme);
  for (const path of changed) console.log(`${theme}/${path} written`);
  for (const { file, text, contracts } of chunks) {
    const names = contracts.map(({ name }) => name).join(', ');
    console.log(`${file}: ${brotliCompressSync(text).length} bytes (Brotli) with ${names}`);
  }
  if (chunks.length === 0)
    console.log(`${theme} has no widgets of its own: write widgets/<folder>/<prefix>-<name>.tsx`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
