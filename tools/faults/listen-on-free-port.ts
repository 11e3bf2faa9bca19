import type { Server } from 'node:net'

/** Starts a server on a free port of this machine, and returns the port. */
export async function listenOnFreePort(server: Server): Promise<number> {
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('a server that listens on no port')
  return address.port
}
