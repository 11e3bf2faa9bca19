import { connect, createServer } from 'node:net'
import type { Socket } from 'node:net'

import { site } from '../../kit/site.ts'

/** A connection to the site that can be cut, as in a tunnel: the browser still believes that it is online. */
export interface CuttableConnection {
  /** Origin of the site over this connection. */
  origin: string
  cut(): Promise<void>
  /** Waits until the browser next requests an address with this text. */
  nextRequestOf(text: string): Promise<void>
  restore(): Promise<void>
}

export async function cuttableConnection(): Promise<CuttableConnection> {
  const open = new Set<Socket>()
  let awaited: { text: string; requested: () => void } | null = null
  const server = createServer((browser) => {
    const gateway = connect({ port: site().port, host: '127.0.0.1' })
    for (const socket of [browser, gateway]) {
      open.add(socket)
      socket.on('close', () => open.delete(socket))
      socket.on('error', () => socket.destroy())
    }
    browser.on('data', (bytes) => {
      if (awaited && bytes.includes(awaited.text)) awaited.requested()
    })
    browser.pipe(gateway).pipe(browser)
  })
  const listen = (port: number) =>
    new Promise<number>((resolve) => {
      server.listen(port, '127.0.0.1', () => {
        const address = server.address()
        resolve(typeof address === 'object' && address ? address.port : 0)
      })
    })
  const port = await listen(0)
  return {
    origin: `http://localhost:${port}`,
    nextRequestOf: (text) => new Promise((requested) => (awaited = { text, requested })),
    cut: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        for (const socket of open) socket.destroy()
      }),
    restore: async () => {
      await listen(port)
    },
  }
}
