import { isDeepStrictEqual } from 'node:util'

import type { OperationResult } from '@ante/contract/console/operations.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { cliOf } from '../../operator/test/cli-of.ts'
import type { StaffMember } from '../../staff/test/staff-members.ts'
import { startGateway } from '../../test/start-gateway.ts'
import type { TestGateway } from '../../test/start-gateway.ts'
import { preview, read, staffWithAllRights } from './test/operation-calls.ts'
import { reads, tries } from './test/operation-examples.ts'

let gateway: TestGateway
let admin: StaffMember
beforeAll(async () => {
  gateway = await startGateway()
  admin = await staffWithAllRights(gateway)
})
afterAll(() => gateway.stop())

const { runCommand } = cliOf(() => gateway)

/** Times of a running gateway, and durations, which differ between two calls. */
const steady = (value: unknown): unknown =>
  JSON.parse(
    JSON.stringify(value)
      .replaceAll(/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z/g, 'a time')
      .replaceAll(/"seconds":[\d.]+/g, '"seconds":0'),
  )

type Change = Extract<OperationResult, { kind: 'change' }>

interface Printed {
  isDone: boolean
  /** Result, or the message of the failure. */
  value: unknown
}

async function printed(argv: readonly string[]): Promise<Printed> {
  const { code, stdout, stderr } = await runCommand(...argv, '--json')
  if (code === 0) return { isDone: true, value: steady(JSON.parse(stdout)) }
  return { isDone: false, value: (JSON.parse(stderr) as { message: string }).message }
}

/** Returns an answer of the console in the form of the command line. */
function printedAnswer<Value>(answer: Answered<Value>, valueOf: (value: Value) => unknown): Printed {
  if (answer.ok) return { isDone: true, value: steady(valueOf(answer.value)) }
  return { isDone: false, value: (answer.details as { message?: string }).message ?? answer.code }
}

type Answered<Value> = { ok: true; value: Value } | { ok: false; code: string; details: unknown }

function jsonOf(result: OperationResult): unknown {
  if (result.kind === 'list') return result.rows
  if (result.kind === 'record') return result.record
  return result.kind === 'text' ? { text: result.text } : result
}

describe('a read of the console', () => {
  test.each(reads)('$name $example has the result of the command line', async ({ name, argv, values, merchant }) => {
    // A job that runs meanwhile may change a state between the two reads.
    const difference = async () => {
      const expected = await printed(argv)
      const answer = await read(admin, name, values, { merchant })
      const shown = printedAnswer(answer, ({ result }) => jsonOf(result))
      return isDeepStrictEqual(shown, expected) ? null : { shown, expected }
    }
    await expect.poll(difference).toBeNull()
  })
})

/** Changes whose states were compared, and not only their refusals. */
const compared = new Set<string>()

describe('a change that is tried in the console', () => {
  test.each(tries)(
    '$name $example has the states, effect and warnings that the command line then makes',
    async ({ name, argv, values, merchant }) => {
      const tried = await preview(admin, name, values, { merchant })
      const made = await printed(argv)
      if (made.isDone) compared.add(name)
      const withoutKind = ({ merchant: of, changed, command, subject, before, after, effect, warnings }: Change) => {
        const states = { changed, merchant: of, command, subject, before, after, effect }
        return warnings.length > 0 ? { ...states, warnings } : states
      }
      expect(printedAnswer(tried, ({ result }) => withoutKind(result))).toEqual(made)
    },
  )
})

test('most of the changes were made, and not refused', () => {
  expect(compared.size).toBeGreaterThan(60)
})
