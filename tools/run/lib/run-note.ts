import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import { identityOf, isAlive } from './process-identity.ts'
import type { ProcessIdentity } from './process-identity.ts'
import { UserError } from './user-error.mjs'

interface StoredProcesses {
  runner: ProcessIdentity | null
  services: ProcessIdentity[]
}

/** Time in which a left-over process can stop by itself before it is killed. */
const TIMEOUT_MS = 10_000
const POLL_MS = 100

/** Records the running processes in the data directory, so that a start after `kill -9` finds the remaining ones. */
export class RunNote {
  readonly #file: string

  constructor(dataDir: string) {
    this.#file = join(dataDir, 'run.json')
    mkdirSync(dataDir, { recursive: true })
  }

  /** Throws `UserError` if another runner uses the data directory; stops the services of a killed runner. */
  async takeOver(): Promise<void> {
    const stored = this.#readStored()
    if (stored?.runner && isAlive(stored.runner)) {
      const { pid } = stored.runner
      throw new UserError(
        `Ante is already running on this data directory (process ${pid}): stop it, or set another DATA_DIR.`,
      )
    }
    for (const service of stored?.services ?? []) await end(service)
    this.store([])
  }

  /** Stores the processes. A failed write, as on a full disk, affects only a start after a kill of this runner. */
  store(pids: number[]): void {
    const services = pids.map(identityOf).filter((item) => item !== null)
    try {
      writeFileSync(this.#file, JSON.stringify({ runner: identityOf(process.pid), services } satisfies StoredProcesses))
    } catch (error) {
      process.stderr.write(`Cannot write the note of the running process: ${String(error)}\n`)
    }
  }

  /** Removes the note if it is this runner's own; the note of another running runner stays. */
  remove(): void {
    const runner = this.#readStored()?.runner
    if (runner?.pid === process.pid) rmSync(this.#file, { force: true })
  }

  #readStored(): StoredProcesses | null {
    try {
      // The cast is safe, because only `store` writes the file; a corrupt file is ignored.
      return JSON.parse(readFileSync(this.#file, 'utf8')) as StoredProcesses
    } catch {
      return null
    }
  }
}

async function end(service: ProcessIdentity): Promise<void> {
  if (!isAlive(service)) return
  process.kill(service.pid, 'SIGTERM')
  for (let waited = 0; waited < TIMEOUT_MS; waited += POLL_MS) {
    await sleep(POLL_MS)
    if (!isAlive(service)) return
  }
  process.kill(service.pid, 'SIGKILL')
}
