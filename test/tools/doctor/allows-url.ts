/**
 * Whether a list of sources allows a URL, by the matching rules of Content Security Policy level 3.
 *
 * @param page the URL that `'self'` and sources without a protocol refer to
 */
export function allowsUrl(sources: readonly string[], url: string, page: string): boolean {
  const wanted = new URL(url);
  const self = new URL(page);
  return sources.some((source) => {
    if (source === '*') return /^https?:$/.test(wanted.protocol);
    if (source.toLowerCase() === "'self'") return wanted.host === self.host && isSameOrSafer(self.protocol, wanted);
    if (/^[a-z][a-z\d+.-]*:$/i.test(source)) return isSameOrSafer(source.toLowerCase(), wanted);
    return allowsHost(source, wanted, self);
  });
}

/** A source with `http:` also allows `https:`. */
const isSameOrSafer = (protocol: string, { protocol: wanted }: URL): boolean =>
  protocol === wanted || (protocol === 'http:' && wanted === 'https:');

const hostSource = /^(?:([a-z][a-z\d+.-]*:)\/\/)?([^/:']+)(?::(\d+|\*))?(\/[^?#]*)?$/i;

function allowsHost(source: string, wanted: URL, self: URL): boolean {
  const [, protocol, host = '', port, path = ''] = hostSource.exec(source) ?? [];
  if (!host || !isSameOrSafer(protocol?.toLowerCase() ?? self.protocol, wanted)) return false;
  // A star matches any host, or any subdomain of the rest.
  const isHost = host.startsWith('*')
    ? wanted.hostname.endsWith(host.slice(1).toLowerCase())
    : wanted.hostname === host.toLowerCase();
  const standard = wanted.protocol === 'https:' ? '443' : '80';
  const isPort = port === '*' || (port ?? standard) === (wanted.port || standard);
  const isPath = path.length <= 1 || (path.endsWith('/') ? wanted.pathname.startsWith(path) : wanted.pathname === path);
  return isHost && isPort && isPath;
}
