import type { FastifyRequest } from 'fastify'

/**
 * Returns the origin of the requested site for a link in an email: the requester may be a stranger and must not
 * influence it. The host name belongs to the merchant: other calls are refused earlier; a port is kept only if the
 * gateway listens on it, and behind a proxy sites have none.
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
