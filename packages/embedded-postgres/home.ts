import { randomBytes } from 'node:crypto'
import { chmod, lstat, mkdir, realpath, stat, symlink } from 'node:fs/promises'
import { join } from 'node:path'

import { DatabaseServerError } from './database-error.ts'
import { canReach } from './database-user.ts'
import type { DatabaseUser } from './database-user.ts'
import { errorCodeOf, syncFolder } from './files.ts'
import type { DatabaseLog } from './site.ts'

/** Location of the database if its user cannot access the data directory. */
export const FALLBACK_FOLDER = '/var/lib/ante'

// Mode with which the database's user may traverse the folder; private contents have a stricter mode.
const PASSABLE = 0o711

interface HomeRequest {
  dataDir: string
  user: DatabaseUser
  fallbackFolder: string
  log: DatabaseLog
}

/**
 * Returns the folder of the database: `postgres` in the data directory. If the database's user cannot access it, for
 * example below root's home, `postgres` is a symbolic link to a separate folder in the fallback folder.
 */
export async function findDataFolder(request: HomeRequest): Promise<string> {
  await mkdir(request.dataDir, { recursive: true })
  const pointer = join(await realpath(request.dataDir), 'postgres')
  if (!(await exists(pointer))) await createDataFolder(pointer, request)
  const home = await followed(pointer)
  await refuseForeign(home)
  if (!(await canReach(request.user, home))) throw outOfReach(home, request.user)
  return home
}

async function createDataFolder(pointer: string, request: HomeRequest): Promise<void> {
  try {
    if (await canReach(request.user, join(pointer, '..'))) await createFolder(pointer)
    else await createInFallbackFolder(pointer, request)
    await syncFolder(join(pointer, '..'))
  } catch (error) {
    // Another gateway on the same data directory was faster; the instance lock decides which of the two continues.
    if (errorCodeOf(error) !== 'EEXIST') throw error
  }
}

/** Creates a folder with a unique name and a link to it; a moved data directory still points to the same folder. */
async function createInFallbackFolder(pointer: string, { user, fallbackFolder, log }: HomeRequest): Promise<void> {
  const target = join(fallbackFolder, randomBytes(6).toString('hex'))
  await createFolder(fallbackFolder).catch((error: unknown) => {
    if (errorCodeOf(error) !== 'EEXIST') throw outOfReach(pointer, user, error)
  })
  await createFolder(target)
  if (!(await canReach(user, target))) throw outOfReach(target, user)
  await syncFolder(fallbackFolder)
  await symlink(target, pointer)
  log.info(
    { event: 'database.relocated', user: user.name, unreachable: pointer, folder: target },
    'database is created outside the data directory, which its user cannot access',
  )
}

async function createFolder(path: string): Promise<void> {
  await mkdir(path)
  await chmod(path, PASSABLE) // independent of the umask
}

async function followed(pointer: string): Promise<string> {
  try {
    return await realpath(pointer)
  } catch (cause) {
    const message = `${pointer} points to a missing database: restore it, or remove the link to create a new one.`
    throw new DatabaseServerError('database.lost_folder', message, { cause })
  }
}

async function refuseForeign(home: string): Promise<void> {
  const { uid } = await stat(home)
  if (uid === process.getuid?.()) return
  const message = `The database in ${home} belongs to user id ${uid}: start the gateway as that user, or use another DATA_DIR.`
  throw new DatabaseServerError('database.foreign_owner', message)
}

function outOfReach(path: string, user: DatabaseUser, cause?: unknown): DatabaseServerError {
  const message = `The user "${user.name}" of PostgreSQL cannot access ${path}: use another DATA_DIR, or set DATABASE_URL.`
  return new DatabaseServerError('database.out_of_reach', message, { cause })
}

async function exists(path: string): Promise<boolean> {
  return lstat(path).then(
    () => true,
    () => false,
  )
}
