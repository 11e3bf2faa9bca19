import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'

import { DatabaseServerError } from './database-error.ts'
import { runningAs } from './database-user.ts'
import { findBinaries } from './native-binaries.ts'
import { isPostgres, isPostmaster, postmasterOf, signal, waitFor, workersOf } from './processes.ts'
import { limitLogSize, withLog } from './server-log.ts'
import { writeSettings } from './settings.ts'
import type { Site } from './site.ts'
import { renewSocketDirectory } from './socket-directory.ts'

const STOP_LIMIT_MS = 60_000
const STOP_NOW_LIMIT_MS = 5_000
const KILL_LIMIT_MS = 10_000
// Time for a worker of a killed postmaster to end by itself, in milliseconds.
const WORKERS_LIMIT_MS = 3_000

/** Starts a postmaster that outlives this process, so that no request is cut off; returns its process id. */
export async function startPostmaster(site: Site): Promise<number> {
  await endWorkers(site)
  await removeStaleLock(site.cluster)
  await renewSocketDirectory(site.socketDirectory, site.user)
  const configuration = await writeSettings(site)
  const { postgres } = await findBinaries(site.home, site.user)
  limitLogSize(site.home)
  const child = withLog(site.home, (file) =>
    spawn(postgres, ['-D', site.cluster, '-c', `config_file=${configuration}`], {
      ...runningAs(site.user),
      detached: true, // a Ctrl-C is for the gateway, which stops the database last
      stdio: ['ignore', file, file],
    }),
  )
  await once(child, 'spawn')
  child.unref()
  return provenPid(child.pid)
}

/** Stops the database with a fast shutdown, and kills processes that do not stop, so that none remains. */
export async function stopPostmaster(site: Pick<Site, 'cluster' | 'name' | 'log'>): Promise<void> {
  const steps = [
    { name: 'SIGINT', limitMs: STOP_LIMIT_MS },
    { name: 'SIGQUIT', limitMs: STOP_NOW_LIMIT_MS },
    { name: 'SIGKILL', limitMs: KILL_LIMIT_MS },
  ] as const
  for (const { name, limitMs } of steps) {
    const pid = postmasterOf(site.cluster)
    if (pid === undefined) break
    if (name !== 'SIGINT')
      site.log.warn({ event: 'database.stop_slow', signal: name }, 'database has not stopped and is sent a signal')
    signal(pid, name)
    await waitFor(() => !isPostmaster(pid, site.cluster), limitMs)
  }
  await endWorkers(site)
}

/** Returns the socket folder in the postmaster's `postmaster.pid`, if any. */
export async function socketDirectoryInUse(cluster: string): Promise<string | undefined> {
  return (await lockLines(cluster))[4] || undefined
}

/** Ends workers of a dead postmaster: no new one may start while they still use the shared memory. */
async function endWorkers({ name }: Pick<Site, 'name'>): Promise<void> {
  const areWorkersGone = () => workersOf(name).length === 0
  if (await waitFor(areWorkersGone, WORKERS_LIMIT_MS)) return
  for (const pid of workersOf(name)) signal(pid, 'SIGKILL')
  await waitFor(areWorkersGone, KILL_LIMIT_MS)
}

/**
 * PostgreSQL refuses to start if its lock file contains the id of a running process of the same user, even if the id
 * now belongs to another program. Removes the file unless the process is a PostgreSQL.
 */
async function removeStaleLock(cluster: string): Promise<void> {
  const pid = Number((await lockLines(cluster))[0])
  if (Number.isInteger(pid) && pid > 0 && !isPostgres(pid)) await rm(join(cluster, 'postmaster.pid'), { force: true })
}

async function lockLines(cluster: string): Promise<string[]> {
  const text = await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '')
  return text.split('\n')
}

function provenPid(pid: number | undefined): number {
  if (pid === undefined) throw new DatabaseServerError('database.start_failed', 'PostgreSQL could not be started.')
  return pid
}
