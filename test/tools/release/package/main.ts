// npx storefront-widgets <command> …: the program of the npm package. It runs one of the programs beside it.
import { readCommand, usage } from './read-command';

const [, , word] = process.argv;
const read = readCommand(word);
if (word === '--help') console.log(usage);
else if ('sentence' in read) {
  console.error(read.sentence);
  process.exitCode = 2;
} else {
  // A program expects only its own arguments, without the name of the command.
  process.argv.splice(2, 1);
  await import(new URL(`./${read.command}.mjs`, import.meta.url).href);
}
