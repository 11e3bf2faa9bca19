import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'
import type { ListenOptions, Server } from 'node:net'

/** Below the ports that Linux gives to outgoing connections and to servers that listen on any port. */
const FIRST = 20_000
const COUNT = 10_000
const TRIES = 200

/** They end with this process. */
const claims: Server[] = []

/**
 * Returns a port that no program uses and no other caller gets, in any process of this machine, as long as this process
 * lives: for a program that is started with a port. A server of this process listens on port 0 instead.
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

/** Returns null where the port is claimed. A socket without a file ends with its process, however that ends. */
export const claimPort = (port: number): Promise<Server | null> => listening({ path: `\0ante-port-${port}` })

async function isUnused(port: number): Promise<boolean> {
  const server = await listening({ port })
  if (server) await new Promise((closed) => server.close(closed))
  return server !== null
}

/** Returns null where the address is in use. */
function listening(options: ListenOptions): Promise<Server | null> {
  const server = createServer().unref()
  return new Promise((resolve, reject) => {
    server.on('error', (error: NodeJS.ErrnoException) => (error.code === 'EADDRINUSE' ? resolve(null) : reject(error)))
    server.listen(options, () => resolve(server))
  })
}
