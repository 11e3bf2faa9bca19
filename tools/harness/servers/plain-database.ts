import { execFile, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { closeSync, openSync } from 'node:fs'
import { chown, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'

import { findDatabaseUser, runningAs } from '@ante/embedded-postgres/database-user.ts'
import { addressOf, createDatabase } from '@ante/embedded-postgres/databases.ts'
import { findBinaries } from '@ante/embedded-postgres/native-binaries.ts'
import { postmasterOf, signal, waitFor, workersOf } from '@ante/embedded-postgres/processes.ts'
import { openDatabase } from '@ante/gateway/kit/db.ts'
import { freePort } from '@ante/plain-server/test/free-port.ts'

import type { DatabaseServer } from './database-server.ts'

const run = promisify(execFile)
const ROLE = 'harness'
const DATABASE = 'ante'
const UP_LIMIT_MS = 60_000
const STOP_TIMEOUT_MS = 20_000
const POLL_MS = 50
const CONNECT_TIMEOUT_MS = 1_000

/**
 * Starts a PostgreSQL as in production: a separate server over TCP, with a password. `restart` acts as the service
 * manager.
 */
export async function startPlainDatabase(folder: string): Promise<DatabaseServer> {
  const server = await PlainServer.make(folder)
  try {
    await server.restart()
    await createDatabase(server.url, DATABASE)
  } catch (error) {
    await server.kill()
    throw error
  }
  return {
    name: 'a PostgreSQL given by URL',
    environment: { DATABASE_URL: addressOf(server.url, DATABASE) },
    targets: ['gateway', 'database', 'tree'],
    processes: () => server.processes(),
    restart: () => server.restart(),
    close: () => server.kill(),
  }
}

class PlainServer {
  readonly url: string
  readonly #folder: string
  readonly #port: number
  readonly #processTitle: string

  private constructor(folder: string, { port, password }: { port: number; password: string }) {
    this.#folder = folder
    this.#port = port
    this.#processTitle = `harness-${port}`
    this.url = `postgresql://${ROLE}:${password}@127.0.0.1:${port}/postgres`
  }

  static async make(folder: string): Promise<PlainServer> {
    const password = randomBytes(12).toString('hex')
    const server = new PlainServer(folder, { port: await freePort(), password })
    const { user, initdb } = await server.#programs()
    await mkdir(server.#cluster, { mode: 0o700 })
    const secret = join(folder, 'password')
    await writeFile(secret, password, { mode: 0o600 })
    for (const path of [server.#cluster, secret]) await chown(path, user.uid, user.gid)
    const roles = [`--username=${ROLE}`, `--pwfile=${secret}`, '--auth=scram-sha-256']
    await run(initdb, [...roles, '--encoding=UTF8', '--locale=C', '-D', server.#cluster], runningAs(user))
    return server
  }

  get #cluster(): string {
    return join(this.#folder, 'cluster')
  }

  async #programs() {
    const user = await findDatabaseUser()
    return { user, ...(await findBinaries(this.#folder, user)) }
  }

  processes(): number[] {
    const postmaster = postmasterOf(this.#cluster)
    return [...(postmaster === undefined ? [] : [postmaster]), ...workersOf(this.#processTitle)]
  }

  /** Restarts the server when all previous processes have exited, as a service manager does. */
  async restart(): Promise<void> {
    if (postmasterOf(this.#cluster) === undefined) {
      await waitFor(() => this.processes().length === 0, STOP_TIMEOUT_MS)
      await this.#start()
    }
    const deadline = Date.now() + UP_LIMIT_MS
    while (!(await this.#answers())) {
      if (Date.now() > deadline) throw new Error(`PostgreSQL does not come up in ${this.#folder}.`)
      await pause(POLL_MS)
    }
  }

  async kill(): Promise<void> {
    for (const pid of this.processes()) signal(pid, 'SIGKILL')
    await waitFor(() => this.processes().length === 0, STOP_TIMEOUT_MS)
  }

  async #start(): Promise<void> {
    const { user, postgres } = await this.#programs()
    const settings = {
      listen_addresses: '127.0.0.1',
      port: String(this.#port),
      unix_socket_directories: '',
      cluster_name: this.#processTitle,
    }
    const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
    const log = openSync(join(this.#folder, 'postgres.log'), 'a')
    const child = spawn(postgres, ['-D', this.#cluster, ...options], {
      ...runningAs(user),
      detached: true,
      stdio: ['ignore', log, log],
    })
    closeSync(log)
    await once(child, 'spawn')
    child.unref()
  }

  async #answers(): Promise<boolean> {
    const connection = { connectionString: this.url, max: 1, connectionTimeoutMillis: CONNECT_TIMEOUT_MS }
    const { pool, close } = openDatabase(connection, () => undefined)
    try {
      await pool.query('select')
      return true
    } catch {
      return false
    } finally {
      await close()
    }
  }
}
