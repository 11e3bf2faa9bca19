/** Whether somebody may be sent back there: to a lobby that the sandbox knows, as a content security policy names it. */
export function isLobby(address: string, origins: readonly string[]): boolean {
  const url = URL.parse(address)
  return url !== null && url.hash === '' && origins.some((origin) => fits(url, origin))
}

function fits(url: URL, origin: string): boolean {
  const [scheme = '', rest = ''] = origin.split('://')
  const [host = '', port = ''] = rest.split(':')
  if (url.protocol !== `${scheme}:` || url.port !== port) return false
  return host.startsWith('*.') ? url.hostname.endsWith(host.slice(1)) : url.hostname === host
}
