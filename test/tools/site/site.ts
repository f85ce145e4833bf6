// npm run site [-- <folder>]: writes a static site with the guides, the decisions, and every widget as it works.
import { writeSite } from './write-site';

const [out = '.cache/site'] = process.argv.slice(2);
const started = Date.now();
const { pages, examples, files, bytes } = await writeSite(out);
const seconds = Math.round((Date.now() - started) / 1000);
console.log(
  `${out}: ${pages} pages and ${examples} examples, ${files} files, ${(bytes / 1e6).toFixed(1)} MB, in ${seconds} s`,
);
