import type { Operator } from './command.ts'
import { CommandFailed } from './failures.ts'

/** Name of a file argument that means standard input. */
export const PIPE = '-'

/** Returns the content of a file that an argument names: UTF-8, limited in characters. */
export async function readText(operator: Pick<Operator, 'readFile'>, file: string, longest: number): Promise<string> {
  const text = decoded(file, await operator.readFile(file)).trim()
  if (text === '') throw new CommandFailed(`${displayName(file)} is empty.`)
  if (text.length > longest)
    throw new CommandFailed(`${displayName(file)} has ${text.length} characters; the maximum is ${longest}.`)
  return text
}

function decoded(file: string, bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new CommandFailed(`${displayName(file)} is not UTF-8 text.`)
  }
}

const displayName = (file: string) => (file === PIPE ? 'Standard input' : file)
