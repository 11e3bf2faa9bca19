import { lchown, lstat, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import type { DatabaseUser } from './database-user.ts'
import { canReach } from './database-user.ts'
import { errorCodeOf } from './files.ts'

export const SOCKET = '.s.PGSQL.5432'

// Maximum length: a socket's address is limited to 107 characters, of which PostgreSQL uses 15 for the file.
const MAX_FOLDER_LENGTH = 60

/**
 * Creates a private folder with a short path for the socket, independent of the project's location. It is the same at
 * every start, unless another user of the machine has taken the name: then the name has a random suffix.
 */
export async function createSocketDirectory(name: string, user: DatabaseUser): Promise<string> {
  const parent = await shortParent(user)
  const path = join(parent, name)
  if (await makePrivate(path, user)) return path

  const directory = await mkdtemp(`${path}-`)
  await changeOwner(directory, user)
  return directory
}

/**
 * Prepares the folder for a new start: recreates it if a cleaner of temporary files removed it, and removes the socket
 * of a killed server, because PostgreSQL respects the socket's lock as long as any process has the server's process id.
 */
export async function renewSocketDirectory(path: string, user: DatabaseUser): Promise<void> {
  if (!(await makePrivate(path, user))) throw new Error(`${path} belongs to another user`)
  for (const name of [SOCKET, `${SOCKET}.lock`]) await rm(join(path, name), { force: true })
}

export async function removeSocketDirectory(path: string): Promise<void> {
  await rm(path, { recursive: true, force: true })
}

async function shortParent(user: DatabaseUser): Promise<string> {
  const parent = tmpdir()
  return parent.length <= MAX_FOLDER_LENGTH && (await canReach(user, parent)) ? parent : '/tmp'
}

/** Makes the folder private. Returns false if the name is taken by anything but a private folder of the gateway. */
async function makePrivate(path: string, user: DatabaseUser): Promise<boolean> {
  try {
    await mkdir(path, { mode: 0o700 })
  } catch (error) {
    if (errorCodeOf(error) !== 'EEXIST') throw error
  }
  const stats = await lstat(path)
  if (!stats.isDirectory() || (stats.mode & 0o077) !== 0) return false
  if (stats.uid === process.getuid?.()) await changeOwner(path, user)
  else if (stats.uid !== user.uid) return false
  return true
}

async function changeOwner(path: string, user: DatabaseUser): Promise<void> {
  if (!user.isGateway) await lchown(path, user.uid, user.gid)
}
