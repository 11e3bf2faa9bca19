import { resolve } from 'node:path'

import type { BackupNote } from '@ante/embedded-postgres/backup/backup-note.ts'
import { followBackup } from '@ante/embedded-postgres/backup/copy-log.ts'
import { restoreBackup } from '@ante/embedded-postgres/backup/restore-backup.ts'
import { takeBackup } from '@ante/embedded-postgres/backup/take-backup.ts'
import { DatabaseServerError } from '@ante/embedded-postgres/database-error.ts'

import '../console/health/tables.ts'
import type { Command, CommandRecord, Operator, Subject } from './kit/command.ts'
import { CommandFailed, UsageError } from './kit/failures.ts'
import { databaseNow } from './kit/now.ts'

const folderParameter = { name: 'folder', about: 'folder of the backup, preferably on another disk' }
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,6})?)?(Z|[+-]\d\d:\d\d)$/

const create: Command = {
  action: 'create',
  summary: 'Creates a backup: copies the running embedded database into a new folder',
  parameters: [folderParameter],
  examples: ['/mnt/backup/monday'],
  run: (operator, { positional: { folder = '' } }) =>
    received(operator, { folder, kind: 'create' }, takeBackup(operator.databaseUrl(), resolve(folder))),
}

const update: Command = {
  action: 'update',
  summary: 'Updates a backup with all changes since the last backup, so that it can be restored to any time until now',
  parameters: [folderParameter],
  examples: ['/mnt/backup/monday'],
  run: (operator, { positional: { folder = '' } }) =>
    received(operator, { folder, kind: 'update' }, followBackup(operator.databaseUrl(), resolve(folder))),
}

const restore: Command = {
  action: 'restore',
  summary: 'Restores a backup into a data directory without a database; no gateway has to run',
  parameters: [
    folderParameter,
    { name: 'data directory', about: 'DATA_DIR of the gateway that will use the restored database' },
  ],
  options: {
    until: { value: 'time', about: 'time to restore to, for example 2026-12-31T08:00:00.000Z; default: the latest' },
  },
  examples: ['/mnt/backup/monday ./data-restored --until 2026-12-31T08:00:00Z'],
  run: async (_operator, { positional: { folder = '', 'data directory': dataDir = '' }, options: { until } }) => {
    if (until !== undefined && (!MOMENT.test(until) || Number.isNaN(Date.parse(until)))) {
      throw new UsageError(`Invalid time: ${until}. Use 2026-12-31T08:00:00Z, with a time zone.`)
    }
    const moment = until === undefined ? undefined : new Date(until)
    await orSentence(restoreBackup({ folder: resolve(folder), dataDir: resolve(dataDir), to: moment, log: NO_LOG }))
    const row = { backup: folder, dataDirectory: dataDir, until: until ?? 'latest', next: 'ledger verify' }
    return { kind: 'record', record: row }
  },
}

const NO_LOG = { info: () => {}, warn: () => {}, error: () => {} }

/** Waits for a backup, and stores that it was made. */
async function received(
  operator: Operator,
  { folder, kind }: { folder: string; kind: 'create' | 'update' },
  work: Promise<BackupNote>,
): Promise<CommandRecord> {
  const { takenAt, until } = await orSentence(work)
  const onHealthPage = await isStored(operator, { folder: resolve(folder), kind, until: new Date(until) })
  return { kind: 'record', record: { folder, from: takenAt, until, onHealthPage } }
}

/**
 * Stores a backup for the health page of the console. Returns false if that is impossible, for example because the
 * database has another version: a backup before an update must succeed.
 */
async function isStored(
  operator: Operator,
  run: { folder: string; kind: 'create' | 'update'; until: Date },
): Promise<boolean> {
  try {
    const endedAt = await databaseNow(operator.db)
    await operator.db
      .insertInto('backup_run')
      .values({ ...run, ended_at: endedAt })
      .execute()
    return true
  } catch {
    return false
  }
}

async function orSentence<Result>(work: Promise<Result>): Promise<Result> {
  return work.catch((error: unknown) => {
    throw error instanceof DatabaseServerError ? new CommandFailed(error.message) : error
  })
}

export const backup: Subject = {
  name: 'backup',
  about: 'backups of the embedded database',
  commands: [create, update, restore],
}
