import { describe, expect, it } from '@jest/globals';
import { changelogEntry } from '../../../tools/release/changelog-entry';

describe('the changelog entry of a release', () => {
  it('lists required changes, new things, and each example before and after', () => {
    const entry = changelogEntry({
      version: '2.0.0',
      changes: [
        { step: 'minor', sentence: 'menu is new' },
        { step: 'major', sentence: 'quantity: part "error" is required' },
      ],
      before: { quantity: ['<div>\n  <input>\n</div>\n'], same: ['<p>one</p>\n\n'] },
      now: { quantity: ['<div>\n\n  <input>  \n  <p></p>\n</div>'], same: ['<p>one</p>'], menu: ['<ul></ul>'] },
    });
    expect(entry).toBe(`## 2.0.0

### To change

- quantity: part "error" is required

### New

- menu is new

### What the examples render

#### menu

\`\`\`diff
@@ -1,1 +1,1 @@
-
+<ul></ul>
\`\`\`

#### quantity

\`\`\`diff
@@ -1,3 +1,4 @@
 <div>
   <input>
+  <p></p>
 </div>
\`\`\`
`);
  });

  it('has a sentence for a release without changes, and for the first release', () => {
    const now = { quantity: ['<div></div>'] };
    expect(changelogEntry({ version: '1.0.1', changes: [], before: now, now })).toBe(
      '## 1.0.1\n\nNothing in a template has to change.\n',
    );
    expect(changelogEntry({ version: '1.0.0', changes: [], now })).toBe('## 1.0.0\n\nThe first release.\n');
  });
});
