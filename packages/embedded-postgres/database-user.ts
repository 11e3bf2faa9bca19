import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { userInfo } from 'node:os'
import { promisify } from 'node:util'

import { DatabaseServerError } from './database-error.ts'

const run = promisify(execFile)

/** Who runs PostgreSQL. */
export interface DatabaseUser {
  name: string
  uid: number
  gid: number
  /** False where the gateway is root, whom PostgreSQL refuses. */
  isGateway: boolean
}

// Every Linux has it, owning nothing; initdb and peer authentication want a user with an entry in the passwd file.
const UNPRIVILEGED = 'nobody'

/** The gateway's own user, or an unprivileged one where that is root. */
export async function findDatabaseUser(): Promise<DatabaseUser> {
  const { uid, gid, name } = gatewayUser()
  if (uid !== 0) return { name, uid, gid, isGateway: true }

  const passwd = await readFile('/etc/passwd', 'utf8')
  const entry = passwd.split('\n').find((line) => line.startsWith(`${UNPRIVILEGED}:`))
  const [, , otherUid, otherGid] = entry?.split(':') ?? []
  if (!otherUid || !otherGid) {
    const message = `PostgreSQL refuses to run as root, and there is no user "${UNPRIVILEGED}" to run it: add one, or give DATABASE_URL.`
    throw new DatabaseServerError('database.no_user', message)
  }
  return { name: UNPRIVILEGED, uid: Number(otherUid), gid: Number(otherGid), isGateway: false }
}

/** The names that PostgreSQL must let in over its socket: the gateway's, the database's own, and root. */
export function namesLetIn(user: DatabaseUser): string[] {
  return [...new Set([gatewayUser().name, user.name, 'root'])]
}

/** What to give `spawn` so that the program runs as the database's user, from a folder he can be in. */
export function runningAs(user: DatabaseUser) {
  const identity = user.isGateway ? {} : { uid: user.uid, gid: user.gid }
  return { ...identity, cwd: '/', env: { PATH: process.env['PATH'] ?? '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' } }
}

/** Whether the database's user can get to what lies in `folder`: the kernel is asked, access lists and all. */
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
    const message = `The user id ${process.getuid?.()} has no entry in the passwd file, which PostgreSQL needs: add one, or give DATABASE_URL.`
    throw new DatabaseServerError('database.no_user', message, { cause })
  }
}
