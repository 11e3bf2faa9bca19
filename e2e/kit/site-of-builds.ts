import { createServer, request as ask } from 'node:http'
import type { AddressInfo } from 'node:net'

import { site } from './site.ts'

export interface SiteOfBuilds {
  port: number
  /** Releases a new build of the site, with another service worker. */
  release(): void
  close(): Promise<void>
}

/**
 * Starts the site behind a proxy that can release a new build: the same pages, and a service worker with one more byte.
 */
export async function siteOfBuilds(): Promise<SiteOfBuilds> {
  let releases = 0
  const server = createServer((incoming, outgoing) => {
    const { method, url, headers } = incoming
    const isWorker = url === '/service-worker.js'
    // Without a conditional request the worker is sent completely.
    const { 'if-none-match': _, ...unconditionalHeaders } = headers
    const asIs = { port: site().port, host: '127.0.0.1', method, path: url }
    const upstream = ask({ ...asIs, headers: isWorker ? unconditionalHeaders : headers }, (answer) => {
      const { 'content-length': _length, ...otherHeaders } = answer.headers
      outgoing.writeHead(answer.statusCode ?? 502, isWorker ? otherHeaders : answer.headers)
      if (!isWorker) return answer.pipe(outgoing)
      answer.on('end', () => outgoing.end(`\n// ${releases}`))
      return answer.pipe(outgoing, { end: false })
    })
    upstream.on('error', () => outgoing.destroy())
    outgoing.on('close', () => upstream.destroy())
    incoming.pipe(upstream)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return {
    port: (server.address() as AddressInfo).port,
    release: () => {
      releases += 1
    },
    close: () =>
      new Promise((closed) => {
        server.closeAllConnections()
        server.close(() => closed())
      }),
  }
}
