import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { signal, waitFor } from '@ante/embedded-postgres/processes.ts'

import type { DatabasePlace, Target } from './database-place.ts'
import { embeddedPlace } from './embedded-place.ts'
import { GatewayProcess } from './gateway-process.ts'
import { givenPlace } from './given-place.ts'
import { plainPlace } from './plain-place.ts'

export type DatabaseKind = 'embedded' | 'url'

const GONE_LIMIT_MS = 60_000

/** A gateway and its database in a separate folder, which can be killed. */
export class Site {
  readonly folder: string
  readonly place: DatabasePlace
  readonly gateway: GatewayProcess

  private constructor(folder: string, place: DatabasePlace) {
    this.folder = folder
    this.place = place
    this.gateway = new GatewayProcess(folder, place.environment)
  }

  static async open(kind: DatabaseKind): Promise<Site> {
    const folder = await mkdtemp(join(tmpdir(), 'ante-harness-'))
    await chmod(folder, 0o711) // as root, the database's user needs access
    try {
      return new Site(folder, await placeOf(kind, folder))
    } catch (error) {
      await rm(folder, { recursive: true, force: true })
      throw error
    }
  }

  /** Kills with `kill -9`, immediately and without warning. */
  async kill(target: Target): Promise<void> {
    const database = this.place.processes()
    if (target === 'database' && database.length === 0) throw new Error('There is no database to kill.')
    const gone = target === 'database' ? null : this.gateway.kill()
    if (target === 'database') for (const pid of database.slice(0, 1)) signal(pid, 'SIGKILL')
    if (target === 'tree') for (const pid of database) signal(pid, 'SIGKILL')
    await gone
    if (target === 'gateway') return
    // Children of a killed postmaster continue for a moment, and might still answer a request.
    await waitFor(() => !this.place.processes().some((pid) => database.includes(pid)), GONE_LIMIT_MS)
  }

  /** Restarts processes that do not restart by themselves, and waits until the gateway serves requests. */
  async comeBack(): Promise<void> {
    await this.place.comeBack()
    if (this.gateway.isDown) this.gateway.start()
    await this.gateway.untilReady()
  }

  /** Stops everything and removes the folder, unless it is kept for analysis. */
  async close({ keepFolder = false } = {}): Promise<void> {
    await this.gateway.stop()
    await this.place.close()
    if (!keepFolder) await rm(this.folder, { recursive: true, force: true, maxRetries: 5 })
  }
}

async function placeOf(kind: DatabaseKind, folder: string): Promise<DatabasePlace> {
  if (kind === 'embedded') return embeddedPlace(folder)
  const url = process.env['TEST_DATABASE_URL']
  return url ? givenPlace(url) : plainPlace(folder)
}
