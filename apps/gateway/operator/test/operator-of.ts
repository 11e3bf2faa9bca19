import { userInfo } from 'node:os'

import { expect } from 'vitest'

import type { TestGateway } from '../../test/start-gateway.ts'
import { TEST_SECRET } from '../../test/test-config.ts'
import { operate } from '../operate.ts'
import type { CommandResult } from './ante.ts'

/** Runs CLI commands on this gateway's database in-process, because a separate process would take a second each. */
export function operatorOf(gateway: () => TestGateway) {
  const runCommand = async (...argv: string[]): Promise<CommandResult> => {
    const received: CommandResult = { code: null, out: '', complaint: '' }
    received.code = await operate(argv, {
      environment: { DATABASE_URL: gateway().databaseUrl, SECRETS_KEY: TEST_SECRET },
      actor: userInfo().username,
      print: (text) => (received.out += text),
      complain: (text) => (received.complaint += text),
    })
    return received
  }
  /** Returns the JSON result of a command that must succeed. */
  const done = async (...argv: string[]): Promise<{ after?: unknown; warnings?: string[] }> => {
    const { code, out, complaint } = await runCommand(...argv, '--json')
    expect({ argv, code, complaint }).toEqual({ argv, code: 0, complaint: '' })
    return JSON.parse(out) as { after?: unknown; warnings?: string[] }
  }
  return { runCommand, done }
}
