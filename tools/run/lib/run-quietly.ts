import { spawn } from 'node:child_process'

export interface Outcome {
  ok: boolean
  /** Both output streams, in the order received. */
  output: string
  seconds: number
}

/** Runs a program to its end and captures its output, to be shown if needed. */
export function runQuietly([program = '', ...argv]: readonly string[]): Promise<Outcome> {
  const began = performance.now()
  return new Promise((resolve) => {
    let output = ''
    const end = (ok: boolean) => resolve({ ok, output, seconds: (performance.now() - began) / 1000 })
    const child = spawn(program, argv, { stdio: ['ignore', 'pipe', 'pipe'] })
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => (output += text))
    }
    child.on('error', ({ message }) => {
      output += message
      end(false)
    })
    child.on('close', (code) => end(code === 0))
  })
}
