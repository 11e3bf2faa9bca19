import { spawn } from 'node:child_process'
import { closeSync, ftruncateSync, openSync, readFileSync, writeSync } from 'node:fs'
import { once } from 'node:events'
import { join } from 'node:path'

import { DatabaseServerError } from './database-error.ts'

/** Held while the gateway is running; the kernel releases it when the process ends, for any reason. */
export interface InstanceLock {
  release(): void
}

const TAKEN = 1

/** Makes this gateway the only one on the database in `home`, or throws `database.in_use`. */
export async function lockDataFolder(home: string): Promise<InstanceLock> {
  const path = join(home, 'gateway.lock')
  // A file descriptor, because a FileHandle would be closed, and the lock released, by garbage collection.
  const file = openSync(path, 'a+', 0o600)
  const outcome = await flock(file).catch((error: unknown) => {
    closeSync(file)
    throw error
  })
  if (outcome === 0) return lockOf(file)

  closeSync(file)
  if (outcome === TAKEN) throw inUse(home, readFileSync(path, 'utf8'))
  throw new Error(`flock failed with status ${outcome} on ${path}`)
}

/** Locks an open file by the command `flock`, because Node cannot lock files; returns the command's exit code. */
async function flock(file: number): Promise<number | null> {
  const child = spawn('flock', ['-x', '-n', '3'], { stdio: ['ignore', 'ignore', 'ignore', file] })
  await once(child, 'exit')
  return child.exitCode
}

function lockOf(file: number): InstanceLock {
  ftruncateSync(file)
  writeSync(file, `${process.pid}\n`)
  return { release: () => closeSync(file) }
}

function inUse(home: string, holder: string): DatabaseServerError {
  const owner = holder.trim() ? `process ${holder.trim()}` : 'another process'
  const message = `The database in ${home} is in use by ${owner}: stop that gateway first, or use another DATA_DIR.`
  return new DatabaseServerError('database.in_use', message)
}
