import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

import * as z from 'zod'

import { CommandFailed } from './failures.ts'

type Environment = Record<string, string | undefined>

const Stored = z.record(z.string(), z.string())

/** Returns the file with the tokens of `ante login`, or null if the environment does not determine a folder. */
function fileOf({ ANTE_SESSION_FILE, XDG_STATE_HOME, HOME }: Environment): string | null {
  if (ANTE_SESSION_FILE) return ANTE_SESSION_FILE
  const state = XDG_STATE_HOME || (HOME && join(HOME, '.local', 'state'))
  return state ? join(state, 'ante', 'sessions.json') : null
}

const keyOf = (databaseUrl: string): string => createHash('sha256').update(databaseUrl).digest('hex')

async function storedIn(file: string): Promise<Record<string, string>> {
  try {
    return Stored.parse(JSON.parse(await readFile(file, 'utf8')))
  } catch {
    return {}
  }
}

/** Returns the token of the sign-in at this database, or null. */
export async function readSession(environment: Environment, databaseUrl: string): Promise<string | null> {
  const file = fileOf(environment)
  return file === null ? null : ((await storedIn(file))[keyOf(databaseUrl)] ?? null)
}

/** Stores the token in a file that only the user can read; null removes it. */
export async function writeSession(environment: Environment, databaseUrl: string, token: string | null): Promise<void> {
  const file = fileOf(environment)
  if (file === null) throw new CommandFailed('Set HOME or ANTE_SESSION_FILE, where the sign-in is stored.')
  const { [keyOf(databaseUrl)]: _, ...others } = await storedIn(file)
  const sessions = token === null ? others : { ...others, [keyOf(databaseUrl)]: token }
  await mkdir(dirname(file), { recursive: true, mode: 0o700 })
  await writeFile(`${file}.new`, JSON.stringify(sessions), { mode: 0o600 })
  await rename(`${file}.new`, file)
}
