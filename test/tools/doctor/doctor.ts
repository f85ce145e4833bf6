// npm run doctor -- <URL> …: checks pages of a shop and the files that their tags load, and reports what to
// correct.
import { runDoctor } from './run-doctor';

try {
  const { text, status } = await runDoctor(process.argv.slice(2));
  console.log(text);
  process.exitCode = status;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
