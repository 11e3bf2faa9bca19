import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { onTestFinished } from 'vitest'

import { openDatabaseServer } from './embedded-postgres.ts'
import type { DatabaseServer, DatabaseServerOptions } from './embedded-postgres.ts'
import type { DatabaseLogEntry } from './site.ts'

export const isRoot = process.getuid?.() === 0

/** Timeout of a test in milliseconds, sufficient for the slowest machine, so that only a hang fails. */
export const TIMEOUT_MS = 120_000

/** Returns a log that collects its entries. */
export function collectLog() {
  const lines: string[] = []
  const recordEntry = ({ event }: DatabaseLogEntry): void => void lines.push(event)
  return { lines, info: recordEntry, warn: recordEntry, error: recordEntry }
}

/** Creates a folder for one test, removed afterwards. All users may traverse it, unless it is private. */
export async function freshFolder(access: 'passable' | 'private' = 'passable'): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'ante-trial-'))
  if (access === 'passable') await chmod(folder, 0o711)
  onTestFinished(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }))
  return folder
}

/** Opens a server that is stopped when the test ends, in any case. */
export async function openForTest(options: Omit<DatabaseServerOptions, 'log'>): Promise<DatabaseServer> {
  const server = await openDatabaseServer({ log: collectLog(), durability: 'none', ...options })
  onTestFinished(() => server.stop())
  return server
}

/** Opens the database in a separate process and keeps it open, as a gateway does. */
export function openInChild(dataDir: string) {
  const module = JSON.stringify(join(import.meta.dirname, 'embedded-postgres.ts'))
  const code = `
    import { openDatabaseServer } from ${module}
    const log = { info() {}, warn() {}, error() {} }
    console.log('opening')
    const server = await openDatabaseServer({ dataDir: process.argv[1], log })
    console.log('open ' + server.url('postgres'))
  `
  const flags = ['--input-type=module', '-e', code, dataDir]
  const child = spawn(process.execPath, flags, { stdio: ['ignore', 'pipe', 'inherit'] })
  onTestFinished(() => void child.kill('SIGKILL'))
  return { child, input: (word: string) => read(child, word), kill: () => kill(child) }
}

async function read(child: ChildProcess, word: string): Promise<void> {
  for await (const chunk of child.stdout ?? []) if (String(chunk).includes(word)) return
  throw new Error(`The process ended without printing "${word}"`)
}

async function kill(child: ChildProcess): Promise<void> {
  const exited = once(child, 'exit')
  child.kill('SIGKILL')
  await exited
}
