import { once } from 'node:events'
import { createServer } from 'node:http'

import type { Server } from './server.ts'

/** A second address of a gateway, which only its own machine reaches. */
export interface LocalListener {
  url: string
  close(): Promise<void>
}

/** Accepts plain HTTP at a free port of the loopback interface, also if the gateway itself uses TLS. */
export async function listenLocally(server: Server): Promise<LocalListener> {
  const listener = createServer((request, response) => server.routing(request, response))
  listener.listen(0, '127.0.0.1')
  await once(listener, 'listening')
  const address = listener.address()
  if (address === null || typeof address === 'string') throw new Error('the local listener has no port')
  const close = async () => {
    listener.closeAllConnections()
    listener.close()
    await once(listener, 'close')
  }
  return { url: `http://127.0.0.1:${address.port}`, close }
}
