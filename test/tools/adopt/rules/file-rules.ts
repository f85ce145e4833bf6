import type { FileRule } from '../rule';
import { iconFiles } from './icon-rules';
import { layoutFiles } from './layout-sheet';
import { listFiles } from './list-files';
import { themeScriptFiles } from './theme-script-rule';

/** The files that adopt generates beside the copies of our partials. */
export const fileRules: readonly FileRule[] = [...iconFiles, ...layoutFiles, ...themeScriptFiles, ...listFiles];
