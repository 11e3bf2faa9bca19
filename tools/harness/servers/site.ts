import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { signal, waitFor } from '@ante/embedded-postgres/processes.ts'

import type { DatabaseServer, Target } from './database-server.ts'
import { embeddedDatabase } from './embedded-database.ts'
import { GatewayProcess } from './gateway-process.ts'
import { connectDatabase } from './connect-database.ts'
import { startPlainDatabase } from './plain-database.ts'

export type DatabaseKind = 'embedded' | 'url'

const STOP_TIMEOUT_MS = 60_000

/** A gateway and its database in a separate folder. Their processes can be killed. */
export class Site {
  readonly folder: string
  readonly server: DatabaseServer
  readonly gateway: GatewayProcess

  private constructor(folder: string, server: DatabaseServer) {
    this.folder = folder
    this.server = server
    this.gateway = new GatewayProcess(folder, server.environment)
  }

  static async open(kind: DatabaseKind): Promise<Site> {
    const folder = await mkdtemp(join(tmpdir(), 'ante-harness-'))
    await chmod(folder, 0o711) // as root, the database's user needs access
    try {
      return new Site(folder, await startDatabase(kind, folder))
    } catch (error) {
      await rm(folder, { recursive: true, force: true })
      throw error
    }
  }

  /** Kills the processes of the target with SIGKILL. */
  async kill(target: Target): Promise<void> {
    const database = this.server.processes()
    if (target === 'database' && database.length === 0) throw new Error('There is no database process to kill.')
    const exited = target === 'database' ? null : this.gateway.kill()
    if (target === 'database') for (const pid of database.slice(0, 1)) signal(pid, 'SIGKILL')
    if (target === 'tree') for (const pid of database) signal(pid, 'SIGKILL')
    await exited
    if (target === 'gateway') return
    // Children of a killed postmaster continue for a moment, and might still answer a request.
    await waitFor(() => !this.server.processes().some((pid) => database.includes(pid)), STOP_TIMEOUT_MS)
  }

  /** Restarts processes that do not restart by themselves, and waits until the gateway serves requests. */
  async restart(): Promise<void> {
    await this.server.restart()
    if (this.gateway.isDown) this.gateway.start()
    await this.gateway.untilReady()
  }

  /** Stops everything and removes the folder, unless it is kept for analysis. */
  async close({ keepFolder = false } = {}): Promise<void> {
    await this.gateway.stop()
    await this.server.close()
    if (!keepFolder) await rm(this.folder, { recursive: true, force: true, maxRetries: 5 })
  }
}

async function startDatabase(kind: DatabaseKind, folder: string): Promise<DatabaseServer> {
  if (kind === 'embedded') return embeddedDatabase(folder)
  const url = process.env['TEST_DATABASE_URL']
  return url ? connectDatabase(url) : startPlainDatabase(folder)
}
