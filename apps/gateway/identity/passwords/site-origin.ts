import type { FastifyRequest } from 'fastify'

/**
 * Returns the origin of the requested site for a link in an email. The requester, who may be a stranger, must not
 * choose the origin: calls with a host of no merchant are refused earlier, and a port is included only if the gateway
 * listens on it. Behind a proxy, sites have no port.
 */
export function siteOrigin(
  {
    host,
    protocol,
    socket,
  }: Pick<FastifyRequest, 'host' | 'protocol'> & { socket: { localPort?: number | undefined } },
  { production }: { production: boolean },
): string {
  const [, name = '', port = ''] = /^(.*?)(?::(\d+))?$/.exec(host.toLowerCase()) ?? []
  const scheme = production || protocol === 'https' ? 'https' : 'http'
  return `${scheme}://${name}${Number(port) === socket.localPort ? `:${port}` : ''}`
}
