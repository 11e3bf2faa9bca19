import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { userInfo } from 'node:os'
import { promisify } from 'node:util'

import { DatabaseServerError } from './database-error.ts'

const run = promisify(execFile)

/** The operating-system user that runs PostgreSQL. */
export interface DatabaseUser {
  name: string
  uid: number
  gid: number
  /** False if the gateway runs as root, which PostgreSQL refuses. */
  isGateway: boolean
}

// An unprivileged user that every Linux has in its passwd file, as initdb and peer authentication require.
const UNPRIVILEGED = 'nobody'

/** Returns the gateway's own user, or an unprivileged user if the gateway runs as root. */
export async function findDatabaseUser(): Promise<DatabaseUser> {
  const { uid, gid, name } = gatewayUser()
  if (uid !== 0) return { name, uid, gid, isGateway: true }

  const passwd = await readFile('/etc/passwd', 'utf8')
  const entry = passwd.split('\n').find((line) => line.startsWith(`${UNPRIVILEGED}:`))
  const [, , otherUid, otherGid] = entry?.split(':') ?? []
  if (!otherUid || !otherGid) {
    const message = `PostgreSQL refuses to run as root, and the user "${UNPRIVILEGED}" does not exist: add it, or set DATABASE_URL.`
    throw new DatabaseServerError('database.no_user', message)
  }
  return { name: UNPRIVILEGED, uid: Number(otherUid), gid: Number(otherGid), isGateway: false }
}

/** Returns the users that PostgreSQL must accept on its socket: the gateway's, the database's, and root. */
export function allowedUserNames(user: DatabaseUser): string[] {
  return [...new Set([gatewayUser().name, user.name, 'root'])]
}

/** Returns options for `spawn` to run a program as the database's user, in a folder accessible to that user. */
export function runningAs(user: DatabaseUser) {
  const identity = user.isGateway ? {} : { uid: user.uid, gid: user.gid }
  return { ...identity, cwd: '/', env: { PATH: process.env['PATH'] ?? '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' } }
}

/**
 * Whether the database's user can access the contents of `folder`: tested by an access of that user, which includes
 * access lists.
 */
export async function canReach(user: DatabaseUser, folder: string): Promise<boolean> {
  const probe = run('/bin/sh', ['-c', 'test -x "$1"', 'sh', folder], runningAs(user))
  return probe.then(
    () => true,
    () => false,
  )
}

function gatewayUser(): { uid: number; gid: number; name: string } {
  try {
    const { uid, gid, username } = userInfo()
    return { uid, gid, name: username }
  } catch (cause) {
    const message = `The user id ${process.getuid?.()} has no entry in the passwd file, which PostgreSQL requires: add one, or set DATABASE_URL.`
    throw new DatabaseServerError('database.no_user', message, { cause })
  }
}
