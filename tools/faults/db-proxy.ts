import { connect, createServer } from 'node:net'
import type { Server, Socket } from 'node:net'

import { listenOnFreePort } from './listen-on-free-port.ts'

const DEFAULT_PORT = 5_432

/**
 * Proxy between a process and its database. Cutting the proxy has the effect of killing the process: the process can no
 * longer change the database.
 */
export class DbProxy {
  readonly url: string
  readonly #server: Server
  readonly #sockets: Set<Socket>
  readonly #connection: { cut: boolean }

  private constructor(url: string, server: Server, sockets: Set<Socket>, life: { cut: boolean }) {
    this.url = url
    this.#server = server
    this.#sockets = sockets
    this.#connection = life
  }

  static async to(databaseUrl: string): Promise<DbProxy> {
    const address = new URL(databaseUrl)
    const endpoint = endpointOf(address)
    const sockets = new Set<Socket>()
    const life = { cut: false }
    // A cut proxy keeps its port, because the dead process may still connect: no other process may get that port.
    const server = createServer((near) => {
      if (life.cut) return near.destroy()
      const far = connect(endpoint)
      for (const [socket, peer] of [
        [near, far],
        [far, near],
      ] as const) {
        sockets.add(socket)
        socket.on('error', () => undefined)
        socket.on('close', () => {
          sockets.delete(socket)
          peer.destroy()
        })
      }
      return near.pipe(far).pipe(near)
    })
    address.searchParams.delete('host')
    address.host = `127.0.0.1:${await listenOnFreePort(server)}`
    return new DbProxy(address.href, server, sockets, life)
  }

  /** Cuts all connections: the database rolls back open transactions. */
  cut(): void {
    this.#connection.cut = true
    for (const socket of this.#sockets) socket.destroy()
  }

  close(): void {
    this.cut()
    this.#server.close()
  }
}

/** Returns the endpoint of a database address; a host that is a folder is a unix socket. */
function endpointOf({ hostname, port, searchParams }: URL) {
  const host = searchParams.get('host') ?? decodeURIComponent(hostname)
  const number = Number(port || DEFAULT_PORT)
  return host.startsWith('/') ? { path: `${host}/.s.PGSQL.${number}` } : { host, port: number }
}
