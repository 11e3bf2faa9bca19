import { execFileSync } from 'node:child_process'

const PRINT_EACH = String.raw`printf '%s\0' "$@"`

/** Returns the words into which a shell splits a command line. */
export function shellWords(line: string): string[] {
  if (line.trim() === '') return []
  const script = `set -- ${line}\n${PRINT_EACH}`
  return execFileSync('sh', ['-c', script], { encoding: 'utf8' }).split('\0').slice(0, -1)
}
