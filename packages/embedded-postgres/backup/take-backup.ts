import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import type pg from 'pg'

import { DatabaseServerError } from '../database-error.ts'
import { syncFile, syncFolder } from '../files.ts'
import { baseOf, logOf, writeNote } from './backup-note.ts'
import type { BackupNote } from './backup-note.ts'
import { copyCluster } from './copy-cluster.ts'
import { copyLog } from './copy-log.ts'
import { answerOf, runAsSupervisor, startLogRetention } from './embedded.ts'

/** Takes a backup of the running embedded database at `url`, into an empty or new folder. */
export function takeBackup(url: string, folder: string): Promise<BackupNote> {
  return runAsSupervisor(url, async (client) => {
    await emptyFolder(folder)
    const { cluster, version, system } = await answerOf<Record<'cluster' | 'version' | 'system', string>>(
      client,
      `select current_setting('data_directory') as cluster, current_setting('server_version') as version,
        system_identifier::text as system from pg_control_system()`,
    )
    await startLogRetention(client)
    const firstLog = await copyBase(client, { cluster, folder })
    const takenAt = new Date().toISOString()
    const note = { system, version, takenAt, firstLog, lastLog: '', until: takenAt }
    const completeNote = { ...note, ...(await copyLog(client, { folder, note })) }
    await writeNote(folder, completeNote)
    return completeNote
  })
}

async function emptyFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  if ((await readdir(folder)).length > 0) {
    throw new DatabaseServerError('database.no_backup', `${folder} is not empty: name a new folder for the backup.`)
  }
  await mkdir(logOf(folder), { mode: 0o700 })
}

/** Copies the cluster between the start and the stop of the backup; returns the log file at which a recovery begins. */
async function copyBase(client: pg.Client, { cluster, folder }: { cluster: string; folder: string }): Promise<string> {
  const base = baseOf(folder)
  await client.query(`select pg_backup_start('ante', true)`)
  await copyCluster(cluster, base)
  const { labelfile } = await answerOf<{ labelfile: string }>(
    client,
    'select labelfile from pg_backup_stop(wait_for_archive => false)',
  )
  const label = join(base, 'backup_label')
  await writeFile(label, labelfile, { mode: 0o600 })
  await syncFile(label)
  await syncFolder(base)
  const [, first] = /\(file ([0-9A-F]{24})\)/.exec(labelfile) ?? []
  if (!first) throw new Error(`cannot find the first WAL file of the backup in its label: ${labelfile}`)
  return first
}
