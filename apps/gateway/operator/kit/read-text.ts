import { readFile } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'

import { CommandFailed } from './failures.ts'

const PIPE = '-'

/** Returns the content of a file, or of standard input for `-`: UTF-8, limited in characters. */
export async function readText(file: string, longest: number): Promise<string> {
  const text = decoded(file, await bytesOf(file)).trim()
  if (text === '') throw new CommandFailed(`${displayName(file)} is empty.`)
  if (text.length > longest)
    throw new CommandFailed(`${displayName(file)} has ${text.length} characters; the maximum is ${longest}.`)
  return text
}

async function bytesOf(file: string): Promise<Buffer> {
  if (file === PIPE) return buffer(process.stdin)
  try {
    return await readFile(file)
  } catch (error) {
    throw new CommandFailed(`Cannot read ${file}: ${error instanceof Error ? error.message : String(error)}.`)
  }
}

function decoded(file: string, bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new CommandFailed(`${displayName(file)} is not UTF-8 text.`)
  }
}

const displayName = (file: string) => (file === PIPE ? 'Standard input' : file)
