import { type Finding, fault, note } from './finding';

/** Reports the tools that a page offers to shoppers' agents, and a header that forbids them. */
export function checkAgentTools(tools: readonly string[], headers: Headers): Finding[] {
  if (tools.length === 0) return [];
  // https://github.com/webmachinelearning/webmcp has this policy; an empty list forbids tools everywhere.
  if (/(^|[,;\s])tools=\(\s*\)/.test(headers.get('permissions-policy') ?? '')) {
    return [
      fault(
        'agent-tools-forbidden',
        'The theme offers tools for agents, but the header Permissions-Policy forbids them: no agent finds them; remove tools=() from the header, or switch the theme setting agent_tools off.',
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
