import { resolve } from 'node:path'

import type { BackupNote } from '@ante/embedded-postgres/backup/backup-note.ts'
import { followBackup } from '@ante/embedded-postgres/backup/copy-log.ts'
import { restoreBackup } from '@ante/embedded-postgres/backup/restore-backup.ts'
import { takeBackup } from '@ante/embedded-postgres/backup/take-backup.ts'
import { DatabaseServerError } from '@ante/embedded-postgres/database-error.ts'

import type { Command, Listed, Subject } from './kit/command.ts'
import { NotDone, UsageError } from './kit/failures.ts'

const folderParameter = { name: 'folder', about: 'folder of the backup, preferably on another disk' }
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,6})?)?(Z|[+-]\d\d:\d\d)$/

const take: Command = {
  action: 'take',
  summary: 'Copies the running embedded database into a new folder',
  parameters: [folderParameter],
  examples: ['/mnt/backup/monday'],
  run: async ({ databaseUrl }, { words: { folder = '' } }) =>
    received(folder, takeBackup(databaseUrl(), resolve(folder))),
}

const follow: Command = {
  action: 'follow',
  summary: 'Adds all changes since the last backup, so that it can be restored to any time until now',
  parameters: [folderParameter],
  examples: ['/mnt/backup/monday'],
  run: async ({ databaseUrl }, { words: { folder = '' } }) =>
    received(folder, followBackup(databaseUrl(), resolve(folder))),
}

const restore: Command = {
  action: 'restore',
  summary: 'Restores a backup into a data directory without a database; no gateway has to run',
  parameters: [
    folderParameter,
    { name: 'data directory', about: 'DATA_DIR of the gateway that will use the restored database' },
  ],
  options: {
    to: { value: 'time', about: 'time to restore to, for example 2026-12-31T08:00:00.000Z; default: the latest' },
  },
  examples: ['/mnt/backup/monday ./data-restored --to 2026-12-31T08:00:00Z'],
  run: async (_operator, { words: { folder = '', 'data directory': dataDir = '' }, options: { to } }) => {
    if (to !== undefined && (!MOMENT.test(to) || Number.isNaN(Date.parse(to)))) {
      throw new UsageError(`Invalid time: ${to}. Use 2026-12-31T08:00:00Z, with a time zone.`)
    }
    const moment = to === undefined ? undefined : new Date(to)
    await orSentence(restoreBackup({ folder: resolve(folder), dataDir: resolve(dataDir), to: moment, log: SILENT }))
    const row = { restored: folder, into: dataDir, to: to ?? 'latest', next: 'ledger verify' }
    return { kind: 'list', columns: Object.keys(row), rows: [row], empty: '' }
  },
}

const SILENT = { info: () => {}, warn: () => {}, error: () => {} }

async function received(folder: string, work: Promise<BackupNote>): Promise<Listed> {
  const { takenAt, until } = await orSentence(work)
  const row = { folder, from: takenAt, to: until }
  return { kind: 'list', columns: Object.keys(row), rows: [row], empty: '' }
}

async function orSentence<Result>(work: Promise<Result>): Promise<Result> {
  return work.catch((error: unknown) => {
    throw error instanceof DatabaseServerError ? new NotDone(error.message) : error
  })
}

export const backup: Subject = {
  name: 'backup',
  about: 'backups of the embedded database',
  commands: [take, follow, restore],
}
