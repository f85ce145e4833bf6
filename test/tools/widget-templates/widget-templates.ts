// npm run widget-templates -- [<theme folder>]: uploads a theme's templates for Page Builder.
import { runWidgetTemplates } from './run-widget-templates';

try {
  console.log(await runWidgetTemplates(process.argv.slice(2)));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
