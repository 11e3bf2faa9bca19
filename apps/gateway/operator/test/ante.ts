import { spawn } from 'node:child_process'
import { join } from 'node:path'

const MAIN = join(import.meta.dirname, '..', 'main.ts')

export interface Told {
  code: number | null
  out: string
  complaint: string
}

/** The command as a shell runs it: a process of its own, with nothing but words, an environment and what is piped to it. */
export function ante({ input, ...environment }: Record<string, string>, ...argv: string[]): Promise<Told> {
  const { PATH = '' } = process.env
  const child = spawn(process.execPath, [MAIN, ...argv], { env: { PATH, ...environment } })
  child.stdin.end(input)
  const told: Told = { code: null, out: '', complaint: '' }
  child.stdout.setEncoding('utf8').on('data', (piece: string) => (told.out += piece))
  child.stderr.setEncoding('utf8').on('data', (piece: string) => (told.complaint += piece))
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code) => resolve({ ...told, code }))
  })
}
