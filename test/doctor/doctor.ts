// npm run doctor -- <address> …: looks at pages of a shop, and at the files that their tags lead to, and says what to mend.
import { runDoctor } from './run-doctor';

try {
  const { text, status } = await runDoctor(process.argv.slice(2));
  console.log(text);
  process.exitCode = status;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
