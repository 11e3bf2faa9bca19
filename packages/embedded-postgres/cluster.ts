import { execFile } from 'node:child_process'
import { chown, mkdtemp, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'

import { DatabaseServerError } from './database-error.ts'
import { runningAs } from './database-user.ts'
import { syncFolder } from './files.ts'
import { findBinaries } from './native-binaries.ts'
import { processesNaming, signal, waitFor } from './processes.ts'
import { SUPERVISOR_ROLE } from './settings.ts'
import type { Site } from './site.ts'

const run = promisify(execFile)

const UNFINISHED = 'unfinished-'
const INITDB_LIMIT_MS = 180_000
const KILL_LIMIT_MS = 5_000

/**
 * Creates the database cluster at the first start: under a temporary name, renamed when the cluster is complete and
 * flushed to disk, so that an aborted start leaves no incomplete cluster.
 */
export async function ensureCluster(site: Site): Promise<void> {
  await removeUnfinished(site.home)
  if (await exists(site.cluster)) return

  const unfinished = await mkdtemp(join(site.home, UNFINISHED))
  if (!site.user.isGateway) await chown(unfinished, site.user.uid, site.user.gid)
  await initdb(unfinished, site)
  await rename(unfinished, site.cluster)
  await syncFolder(site.home)
}

async function initdb(folder: string, { home, user, durability }: Site): Promise<void> {
  const binaries = await findBinaries(home, user)
  const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']
  const access = [`--username=${SUPERVISOR_ROLE}`, '--auth-local=peer', '--auth-host=reject']
  const safety = ['--data-checksums', durability === 'full' ? '--sync-method=fsync' : '--no-sync']
  const options = ['--text-search-config=english', '--no-instructions', '-D', folder]
  try {
    const limits = { timeout: INITDB_LIMIT_MS, killSignal: 'SIGKILL' as const }
    await run(binaries.initdb, [...locale, ...access, ...safety, ...options], { ...runningAs(user), ...limits })
  } catch (cause) {
    throw new DatabaseServerError('database.initdb_failed', `initdb failed in ${home}: ${complaintOf(cause)}`, {
      cause,
    })
  }
}

/** Removes the leftovers of earlier first starts, and ends an initdb that outlived its gateway and is still writing. */
async function removeUnfinished(home: string): Promise<void> {
  const names = (await readdir(home)).filter((name) => name.startsWith(UNFINISHED))
  for (const name of names) {
    const folder = join(home, name)
    for (const pid of processesNaming(folder)) signal(pid, 'SIGKILL')
    await waitFor(() => processesNaming(folder).length === 0, KILL_LIMIT_MS)
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  }
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  )
}

function complaintOf(error: unknown): string {
  const errorOutput = error instanceof Error && 'stderr' in error ? String(error.stderr).trim() : ''
  return errorOutput || String(error)
}
