import { userInfo } from 'node:os'

import { expect } from 'vitest'

import type { TestGateway } from '../../test/start-gateway.ts'
import { TEST_SECRET } from '../../test/test-config.ts'
import { operate } from '../operate.ts'
import type { CommandResult } from './ante.ts'

/** Runs CLI commands on this gateway's database in-process, because a separate process would take a second each. */
export function cliOf(gateway: () => TestGateway) {
  const runCommand = async (...argv: string[]): Promise<CommandResult> => {
    const received: CommandResult = { code: null, stdout: '', stderr: '' }
    received.code = await operate(argv, {
      environment: { DATABASE_URL: gateway().databaseUrl, SECRETS_KEY: TEST_SECRET },
      actor: userInfo().username,
      print: (text) => (received.stdout += text),
      printError: (text) => (received.stderr += text),
    })
    return received
  }
  /** Returns the JSON result of a command that must succeed. */
  const outputOf = async (...argv: string[]): Promise<{ after?: unknown; warnings?: string[] }> => {
    const { code, stdout, stderr } = await runCommand(...argv, '--json')
    expect({ argv, code, stderr }).toEqual({ argv, code: 0, stderr: '' })
    return JSON.parse(stdout) as { after?: unknown; warnings?: string[] }
  }
  return { runCommand, outputOf }
}
