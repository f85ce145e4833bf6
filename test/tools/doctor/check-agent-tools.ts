import { type Finding, fault, note } from './finding';

/** Tells which tools a page offers to shoppers' agents, and whether a header forbids them. */
export function checkAgentTools(tools: readonly string[], headers: Headers): Finding[] {
  if (tools.length === 0) return [];
  // https://github.com/webmachinelearning/webmcp has this policy; an empty list forbids tools everywhere.
  if (/(^|[,;\s])tools=\(\s*\)/.test(headers.get('permissions-policy') ?? '')) {
    return [
      fault(
        'agent-tools-forbidden',
        'The header Permissions-Policy forbids tools, and the theme offers some: no agent finds them; take tools=() out of the header, or switch the theme setting agent_tools off.',
      ),
    ];
  }
  return [
    note(
      'agent-tools-offered',
      `The page offers tools to shoppers' agents: ${tools.join(', ')}; switch the theme setting agent_tools off if you do not want that.`,
    ),
  ];
}
