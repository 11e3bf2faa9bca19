import type { FastifyRequest } from 'fastify'

/**
 * Where the site that was asked is, for a link in somebody's mail: whoever asks for the mail is not its reader, and chooses
 * nothing of it. The name is the merchant's own, or the call would have been refused; a port that we do not listen at is
 * nobody's we know, and behind a proxy sites have none.
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
