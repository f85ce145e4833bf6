// npm run canary -- <channel.json> <series.json>: decides whether more shoppers, fewer or none get the version on trial.
import { runCanary } from './run-canary';

try {
  const { text, status } = runCanary(process.argv.slice(2));
  console.log(text);
  process.exitCode = status;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
