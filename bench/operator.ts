import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

import { DEMO_STAFF_PASSWORD, DEMO_STAFF_SECRET } from '@ante/demo/staff.ts'
import { bytesOfBase32, stepAt, totp } from '@ante/gateway/kit/totp.ts'

import { OWNER } from './console-sign-in.ts'

const OPERATOR = join(import.meta.dirname, '../apps/gateway/operator/main.ts')

/** Signs in to the operator CLI as the demo's owner; the session is stored in the folder of the data. */
export async function signInToOperator(dataDir: string): Promise<void> {
  const code = totp(bytesOfBase32(DEMO_STAFF_SECRET), stepAt(new Date()))
  await operate(dataDir, ['login', 'start', OWNER], `${DEMO_STAFF_PASSWORD}\n${code}\n`)
}

/** Runs a command of the operator CLI with the lines that are typed. Throws if it fails. */
export async function operate(dataDir: string, command: readonly string[], typed = ''): Promise<void> {
  const child = spawn(process.execPath, [OPERATOR, ...command], {
    env: { PATH: process.env['PATH'], DATA_DIR: dataDir, ANTE_SESSION_FILE: join(dataDir, 'session.json') },
    stdio: ['pipe', 'ignore', 'inherit'],
  })
  child.stdin.end(typed)
  await once(child, 'exit')
  if (child.exitCode !== 0) throw new Error(`The command failed: ${command.slice(0, 2).join(' ')}`)
}
