import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import * as z from 'zod'

import { DatabaseServerError } from '../database-error.ts'
import { errorCodeOf, syncFile, syncFolder } from '../files.ts'

/** Metadata file of a backup, which is written last: a folder without it is not a backup. */
const BackupNote = z.object({
  /** Identifier of the source database: the log of another database does not match. */
  system: z.string(),
  version: z.string(),
  takenAt: z.string(),
  /** First and last file of the write-ahead log in the backup. */
  firstLog: z.string(),
  lastLog: z.string(),
  /** Time up to which the backup is complete. */
  until: z.string(),
})
export type BackupNote = z.output<typeof BackupNote>

export const baseOf = (folder: string): string => join(folder, 'base')
export const logOf = (folder: string): string => join(folder, 'log')
const noteOf = (folder: string): string => join(folder, 'backup.json')

export async function readNote(folder: string): Promise<BackupNote> {
  try {
    return BackupNote.parse(JSON.parse(await readFile(noteOf(folder), 'utf8')))
  } catch (cause) {
    const problem = errorCodeOf(cause) === 'ENOENT' ? 'There is no backup' : 'There is no backup that can be read'
    throw new DatabaseServerError('database.no_backup', `${problem} in ${folder}.`, { cause })
  }
}

export async function writeNote(folder: string, note: BackupNote): Promise<void> {
  const unfinished = `${noteOf(folder)}.new`
  await writeFile(unfinished, `${JSON.stringify(note, null, 2)}\n`, { mode: 0o600 })
  await syncFile(unfinished)
  await rename(unfinished, noteOf(folder))
  await syncFolder(folder)
}
