/** The README of a new theme: one screen. */
export const themeReadme = (name: string): string => `# ${name}

A Stencil theme with storefront widgets. The templates print the markup; the widgets add behaviour to it. Without JavaScript the
shop still sells.

\`\`\`sh
npx storefront-widgets start .    # the theme in a shop on http://localhost:3000, which reloads when you save
npx storefront-widgets check .    # finds errors, with file, line and what to do
stencil bundle                    # packs the theme for the upload, by BigCommerce's own tool
\`\`\`

Before the first upload, write into \`config.json\`:

| setting | value |
| --- | --- |
| \`settings.cdn.widgets\` | the URL to which you have copied the folder \`dist\` of the package |
| \`settings.widgets_version\`, \`widgets_integrity\` | the version, and the hash of its \`loader.js\` from \`manifest.json\` |
| in place of both | without a CDN: \`npx storefront-widgets adopt . --hosted --write\` puts the bundle into \`assets/widgets\` |
| \`meta\` | your name, your URL for support, and your own pictures in \`meta/\` |

| folder | content |
| --- | --- |
| \`templates/pages/\` | one template for each page |
| \`templates/components/\` | its parts; those in \`widgets/\` have the marks of one widget each |
| \`lang/\` | the words, one file for each language |
| \`assets/styles/\` | the design; \`stencil bundle\` and \`start\` make two style sheets a page of it |
| \`assets/widgets/functional.css\` | the few rules that widgets need in any design |
| \`schema.json\`, \`schemaTranslations.json\` | what a merchant can change in the theme editor |

VS Code and JetBrains' editors complete \`data-widget\`, \`data-part\` and the widgets' attributes in the templates. To know a widget's attributes and parts, read \`theme-templates/WIDGETS.md\` of the package.
`;
