/** Whether a redirect to this address is allowed. `origins` have the syntax of a content security policy's sources. */
export function isAllowedRedirect(address: string, origins: readonly string[]): boolean {
  const url = URL.parse(address)
  return url !== null && url.hash === '' && origins.some((origin) => matchesOrigin(url, origin))
}

function matchesOrigin(url: URL, origin: string): boolean {
  const [scheme = '', rest = ''] = origin.split('://')
  const [host = '', port = ''] = rest.split(':')
  if (url.protocol !== `${scheme}:` || url.port !== port) return false
  return host.startsWith('*.') ? url.hostname.endsWith(host.slice(1)) : url.hostname === host
}
