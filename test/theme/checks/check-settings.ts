import { closestName } from '../../../core/errors/closest-name';
import type { Diagnostic } from '../diagnostics/diagnostic';
import { diagnosticIn } from '../diagnostics/diagnostic-at';
import { oncePer } from '../diagnostics/once-per';
import type { Template, Theme } from '../read-theme';
import { isSet } from '../settings/old-settings';
import type { TemplateNode } from '../template-engine';
import { calledName, literalText, walkTemplate } from '../walk-template';
import { settingsOf } from './check-documents';

interface Use {
  readonly node: TemplateNode;
  readonly name: string;
  readonly isImageSize: boolean;
}

/** Finds settings and image sizes that templates read but config.json does not set. */
export function checkSettings({ config, templates }: Theme): Diagnostic[] {
  const settings = settingsOf(config);
  if (settings.size === 0) return [];
  return [...templates.values()].flatMap((template) =>
    usesOf(template).flatMap(({ node, name, isImageSize }) => {
      if (isSet(name, settings) || (isImageSize && /^(?:original|\d+(?:x\d+|w)?)$/.test(name))) return [];
      const near = closestName(name, settings.keys());
      const typo = near ? `; did you mean "${near}"?` : '';
      if (isImageSize) {
        const sentence = `no setting has the name "${name}": the image comes in its original size${typo}`;
        return [diagnosticIn(near ? 'unknown-size' : 'unset-size', template.path, node, sentence)];
      }
      const sentence = `config.json does not set "${name}": it renders nothing${typo}`;
      return [diagnosticIn(near ? 'unknown-setting' : 'unset-setting', template.path, node, sentence)];
    }),
  );
}

const usesOf = oncePer(({ tree }: Template): Use[] => {
  const uses: Use[] = [];
  walkTemplate(tree, (node) => {
    const original = node.type === 'PathExpression' ? String(node.original) : (calledName(node) ?? '');
    const [, setting] = /^(?:\.\.\/|@root\.|this\.)*theme_settings\.([\w-]+)$/.exec(original) ?? [];
    if (setting) uses.push({ node, name: setting, isImageSize: false });
    const size = calledName(node) === 'getImage' ? literalText(node.params?.[1]) : undefined;
    if (size) uses.push({ node, name: size, isImageSize: true });
  });
  return uses;
});
