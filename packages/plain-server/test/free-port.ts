import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'
import type { ListenOptions, Server } from 'node:net'

/** Below the ports that Linux gives to outgoing connections and to servers that listen on any port. */
const FIRST = 20_000
const COUNT = 10_000
const TRIES = 200

/** Claims of this process, which end with it. */
const claims: Server[] = []

/**
 * Returns a port for a program that is started with a port number. Until this process ends, no other caller in any
 * process of the machine gets the same port. Servers of this process listen on port 0 instead.
 */
export async function freePort(): Promise<number> {
  for (let tried = 0; tried < TRIES; tried++) {
    const port = FIRST + randomInt(COUNT)
    const claim = await claimPort(port)
    if (claim === null) continue
    if (await isUnused(port)) {
      claims.push(claim)
      return port
    }
    claim.close()
  }
  throw new Error('No free port was found')
}

/** Claims a port by an abstract socket, which ends with its process in any case; null when the port is claimed. */
export const claimPort = (port: number): Promise<Server | null> => listening({ path: `\0ante-port-${port}` })

async function isUnused(port: number): Promise<boolean> {
  const server = await listening({ port })
  if (server) await new Promise((closed) => server.close(closed))
  return server !== null
}

/** Returns a listening server; null when the address is in use. */
function listening(options: ListenOptions): Promise<Server | null> {
  const server = createServer().unref()
  return new Promise((resolve, reject) => {
    server.on('error', (error: NodeJS.ErrnoException) => (error.code === 'EADDRINUSE' ? resolve(null) : reject(error)))
    server.listen(options, () => resolve(server))
  })
}
