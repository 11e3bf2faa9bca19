import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { buffer } from 'node:stream/consumers'

import type { SavedFile } from './kit/command.ts'
import { CommandFailed } from './kit/failures.ts'
import { PIPE } from './kit/read-text.ts'

/** Returns the content of a file on this machine, or of standard input for `-`. */
export async function readLocalFile(file: string): Promise<Buffer> {
  if (file === PIPE) return buffer(process.stdin)
  try {
    return await readFile(file)
  } catch (error) {
    throw new CommandFailed(`Cannot read ${file}: ${textOf(error)}.`)
  }
}

/** Writes a file on this machine. */
export async function saveLocalFile({ name, content, overwrites = false }: SavedFile): Promise<void> {
  try {
    await mkdir(dirname(name), { recursive: true })
    await writeFile(name, content, { flag: overwrites ? 'w' : 'wx' })
  } catch (error) {
    throw new CommandFailed(`Cannot write ${name}: ${textOf(error)}.`)
  }
}

const textOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))
