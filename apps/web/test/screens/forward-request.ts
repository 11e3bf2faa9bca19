import { request as ask } from 'node:http'
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'

interface Forwarding {
  to: string
  headers?: OutgoingHttpHeaders
  /** Closes the connection before the answer. */
  loseAnswer?: boolean
}

/** Forwards a request to another server unchanged except for these headers, and its answer back. */
export function forwardRequest(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  { to, headers = {}, loseAnswer = false }: Forwarding,
): void {
  const { hostname, port } = new URL(to)
  const { method, url, headers: incomingHeaders } = incoming
  const passed = ask({ hostname, port, method, path: url, headers: { ...incomingHeaders, ...headers } }, (answer) => {
    if (loseAnswer) answer.resume().on('end', () => outgoing.destroy())
    else {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
    }
  })
  passed.on('error', () => outgoing.destroy())
  outgoing.on('close', () => passed.destroy())
  incoming.pipe(passed)
}
