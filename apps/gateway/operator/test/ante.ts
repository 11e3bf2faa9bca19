import { spawn } from 'node:child_process'
import { join } from 'node:path'

const MAIN = join(import.meta.dirname, '..', 'main.ts')

export interface CommandResult {
  code: number | null
  stdout: string
  stderr: string
}

/** Runs the CLI as a shell does: in a separate process, with arguments, environment and standard input. */
export function ante({ input, ...environment }: Record<string, string>, ...argv: string[]): Promise<CommandResult> {
  const { PATH = '', NODE_COMPILE_CACHE = '' } = process.env
  const child = spawn(process.execPath, [MAIN, ...argv], { env: { PATH, NODE_COMPILE_CACHE, ...environment } })
  child.stdin.end(input)
  const received: CommandResult = { code: null, stdout: '', stderr: '' }
  child.stdout.setEncoding('utf8').on('data', (piece: string) => (received.stdout += piece))
  child.stderr.setEncoding('utf8').on('data', (piece: string) => (received.stderr += piece))
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code) => resolve({ ...received, code }))
  })
}
