import { readdir } from 'node:fs/promises'
import { join } from 'node:path'

import type pg from 'pg'

import { DatabaseServerError } from '../database-error.ts'
import { syncFolder } from '../files.ts'
import { logOf, readNote, writeNote } from './backup-note.ts'
import type { BackupNote } from './backup-note.ts'
import { copyDurably } from './copy-cluster.ts'
import { answerOf, runAsSupervisor, deleteLogBefore, isLogRetained } from './embedded.ts'

const LOG = /^[0-9A-F]{24}$/

/** Adds the write-ahead log since the last call to a backup, so that it can be restored to any time until now. */
export function followBackup(url: string, folder: string): Promise<BackupNote> {
  return runAsSupervisor(url, async (client) => {
    const note = await readNote(folder)
    await refuseForeign(client, note, folder)
    const followed = { ...note, ...(await copyLog(client, { folder, note })) }
    await writeNote(folder, followed)
    return followed
  })
}

async function refuseForeign(client: pg.Client, { system }: BackupNote, folder: string): Promise<void> {
  const server = await answerOf<{ system: string }>(
    client,
    'select system_identifier::text as system from pg_control_system()',
  )
  if (server.system !== system) {
    throw new DatabaseServerError('database.no_backup', `The backup in ${folder} is of another database.`)
  }
}

/** Switches to a new log file, and copies all finished ones that the backup lacks. */
export async function copyLog(
  client: pg.Client,
  { folder, note }: { folder: string; note: BackupNote },
): Promise<Pick<BackupNote, 'lastLog' | 'until'>> {
  const until = new Date().toISOString()
  // A recovery to a point in time requires a later committed transaction, which this statement creates.
  await client.query('select pg_current_xact_id()')
  const { place, file, cluster } = await answerOf<Record<'place' | 'file' | 'cluster', string>>(
    client,
    `select place::text, pg_walfile_name(place) as file, current_setting('data_directory') as cluster
     from pg_switch_wal() place`,
  )
  const source = join(cluster, 'pg_wal')
  const nextSegment = note.lastLog || note.firstLog
  const names = (await readdir(source)).filter((name) => LOG.test(name) && name >= nextSegment && name <= file).sort()
  if (names[0] !== nextSegment && !(await isWhole(client, { names, note }))) throw missingLogError(folder)
  for (const name of names) await copyDurably(join(source, name), join(logOf(folder), name))
  await syncFolder(logOf(folder))
  await deleteLogBefore(client, place)
  return { lastLog: names.at(-1) ?? note.lastLog, until }
}

/** Whether the log continues the backup without a gap: the backup's last file may be removed, the next must exist. */
async function isWhole(client: pg.Client, { names, note }: { names: string[]; note: BackupNote }): Promise<boolean> {
  if (note.lastLog === '' || !(await isLogRetained(client))) return false
  const [next] = names
  if (next === undefined) return true
  const { follows } = await answerOf<{ follows: boolean }>(
    client,
    `select next.segment_number = last.segment_number + 1 as follows
     from pg_split_walfile_name($1) next, pg_split_walfile_name($2) last`,
    [next, note.lastLog],
  )
  return follows
}

function missingLogError(folder: string): DatabaseServerError {
  const message = `Part of the log since the backup is missing or belongs to a newer backup. ${folder} is unchanged: take a new backup.`
  return new DatabaseServerError('database.no_backup', message)
}
