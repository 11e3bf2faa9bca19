import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'

import { XVFB } from '../../../tools/run/lib/other-browsers.ts'

/** Size of the screen, larger than the phone's window. */
const SCREEN = '600x1000x24'

export interface VirtualScreen {
  /** Value of the variable DISPLAY. */
  display: string
  stop(): void
}

/** Starts an X server without a screen, which selects its display number. */
export async function startVirtualScreen(): Promise<VirtualScreen> {
  const server = spawn(XVFB, ['-displayfd', '3', '-screen', '0', SCREEN, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  return { display: `:${await numberFrom(server)}`, stop: () => void server.kill() }
}

function numberFrom(server: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    server.on('error', reject)
    server.on('exit', (code) => reject(new Error(`Xvfb ended with ${code}.`)))
    server.stdio[3]?.on('data', (line: Buffer) => resolve(line.toString().trim()))
  })
}
