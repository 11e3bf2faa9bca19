import { appendFile, chown, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { DatabaseServerError } from '../database-error.ts'
import { findDatabaseUser } from '../database-user.ts'
import type { DatabaseUser } from '../database-user.ts'
import { openDatabaseServer } from '../embedded-postgres.ts'
import { errorCodeOf, syncFile, syncFolder } from '../files.ts'
import { findDataFolder, FALLBACK_FOLDER } from '../home.ts'
import { lockDataFolder } from '../instance-lock.ts'
import { clusterOf } from '../site.ts'
import type { DatabaseLog } from '../site.ts'
import { baseOf, logOf, readNote } from './backup-note.ts'
import { copyCluster, copyDurably } from './copy-cluster.ts'

export interface Restoring {
  folder: string
  /** A data directory without a database. */
  dataDir: string
  /** Time to restore; when absent, the end of the backup. */
  to?: Date | undefined
  log: DatabaseLog
}

const OWN_SETTINGS = 'postgresql.auto.conf'

/** Restores a backup, at a point in time, into a data directory, and verifies that the database starts. */
export async function restoreBackup({ folder, dataDir, to, log }: Restoring): Promise<void> {
  const { takenAt, until } = await readNote(folder)
  if (to && (to < new Date(takenAt) || to > new Date(until))) {
    throw new DatabaseServerError(
      'database.no_backup',
      `This backup goes from ${takenAt} to ${until}, not to ${to.toISOString()}.`,
    )
  }
  const user = await findDatabaseUser()
  const home = await findDataFolder({ dataDir, user, fallbackFolder: FALLBACK_FOLDER, log })
  const lock = await lockDataFolder(home)
  let control: string
  try {
    control = await moveIntoPlace({ folder, home, user, to })
  } finally {
    lock.release()
  }
  await recover({ dataDir, log, cluster: clusterOf(home) })
  await writeFile(join(clusterOf(home), OWN_SETTINGS), control)
}

/** Recovers the cluster; removes it if that fails, so that the restore can be repeated. */
async function recover({ dataDir, log, cluster }: Pick<Restoring, 'dataDir' | 'log'> & { cluster: string }) {
  try {
    const server = await openDatabaseServer({ dataDir, log })
    await server.stop()
  } catch (error) {
    const isStillReplaying = !(error instanceof DatabaseServerError && error.code === 'database.start_failed')
    if (!isStillReplaying) await rm(cluster, { recursive: true, force: true })
    throw error
  }
}

/** Copies the cluster, prepared for recovery; returns its original settings. */
async function moveIntoPlace({
  folder,
  home,
  user,
  to,
}: Pick<Restoring, 'folder' | 'to'> & { home: string; user: DatabaseUser }) {
  if (await exists(clusterOf(home))) {
    throw new DatabaseServerError(
      'database.no_backup',
      `There is a database in ${home} already: name another DATA_DIR.`,
    )
  }
  const unfinished = join(home, `unfinished-restore-${process.pid}`)
  await copyCluster(baseOf(folder), unfinished)
  await copyDurably(join(baseOf(folder), 'backup_label'), join(unfinished, 'backup_label'))
  for (const name of await readdir(logOf(folder))) {
    await copyDurably(join(logOf(folder), name), join(unfinished, 'pg_wal', name))
  }
  const settings = join(unfinished, OWN_SETTINGS)
  const text = await readFile(settings, 'utf8')
  await appendFile(settings, recovery(to))
  await writeFile(join(unfinished, 'recovery.signal'), '', { mode: 0o600 })
  await mkdir(join(unfinished, 'pg_wal', 'archive_status'), { recursive: true, mode: 0o700 })
  await changeOwner(user, unfinished)
  await syncFile(settings)
  await syncFolder(unfinished)
  await rename(unfinished, clusterOf(home))
  await syncFolder(home)
  return text
}

/**
 * Returns the recovery settings. The log files are already in `pg_wal`, so no restore command is needed; connections
 * are refused until the whole log is replayed.
 */
function recovery(to: Date | undefined): string {
  const target = to
    ? `recovery_target_time = '${to.toISOString().replace('Z', '+00')}'\nrecovery_target_action = 'promote'\n`
    : ''
  return `restore_command = 'false'\nhot_standby = off\n${target}`
}

async function changeOwner(user: DatabaseUser, folder: string): Promise<void> {
  if (user.isGateway) return
  await chown(folder, user.uid, user.gid)
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    await chown(join(entry.parentPath, entry.name), user.uid, user.gid)
  }
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    (error: unknown) => {
      if (errorCodeOf(error) === 'ENOENT') return false
      throw error
    },
  )
}
