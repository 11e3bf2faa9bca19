import { copyFile, mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'

import { errorCodeOf, syncFile, syncFolder } from '../files.ts'

/**
 * Contents of folders that belong to the running server, or are recreated by every start. Source: PostgreSQL, Making a
 * Base Backup, 25.3.4.
 */
const EMPTY = new Set(
  `pg_wal pg_replslot pg_dynshmem pg_notify pg_serial pg_snapshots pg_stat_tmp pg_subtrans`.split(' '),
)
const EXCLUDED_FILES = /^(postmaster\.(pid|opts)|pg_internal\.init(\.\d+)?|pgsql_tmp.*|backup_label|.*\.signal)$/
/** File that defines where recovery begins, and is therefore copied last. */
const LAST = join('global', 'pg_control')

/** Copies the cluster of a running server: the log contains later changes. Files deleted meanwhile are not needed. */
export async function copyCluster(from: string, to: string): Promise<void> {
  await copyFolder({ from, to, path: '' })
  await copyDurably(join(from, LAST), join(to, LAST))
}

interface CopyPaths {
  from: string
  to: string
  /** Path relative to both folders. */
  path: string
}

async function copyFolder({ from, to, path }: CopyPaths): Promise<void> {
  await mkdir(join(to, path), { mode: 0o700 })
  for (const entry of await entriesOf(join(from, path))) {
    const inside = join(path, entry.name)
    if (EXCLUDED_FILES.test(entry.name) || inside === LAST) continue
    if (entry.isDirectory() && EMPTY.has(inside)) await mkdir(join(to, inside), { mode: 0o700 })
    else if (entry.isDirectory()) await copyFolder({ from, to, path: inside })
    else if (entry.isFile()) await unlessGone(() => copyDurably(join(from, inside), join(to, inside)))
  }
  await syncFolder(join(to, path))
}

async function entriesOf(folder: string) {
  return (await unlessGone(() => readdir(folder, { withFileTypes: true }))) ?? []
}

async function unlessGone<Result>(work: () => Promise<Result>): Promise<Result | null> {
  try {
    return await work()
  } catch (error) {
    if (errorCodeOf(error) === 'ENOENT') return null
    throw error
  }
}

/** Copies a file and flushes it to disk. */
export async function copyDurably(from: string, to: string): Promise<void> {
  await copyFile(from, to)
  await syncFile(to)
}
