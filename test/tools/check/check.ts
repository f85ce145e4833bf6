// npm run check -- <theme folder>: checks a theme against the widgets' contracts and the platform's rules.
import { checkCommand } from './command/check-command';

try {
  process.exitCode = await checkCommand(process.argv.slice(2), console.log);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
