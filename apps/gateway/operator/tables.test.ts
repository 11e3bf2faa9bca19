import { lengthOf } from '@ante/contract/kit/text.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { startGateway } from '../test/start-gateway.ts'
import type { TestGateway } from '../test/start-gateway.ts'
import { areas } from './subjects.ts'
import { cliOf } from './test/cli-of.ts'
import { shellWords } from './test/shell-arguments.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startGateway()
})
afterAll(() => gateway.stop())

const { runCommand } = cliOf(() => gateway)

const commands = areas
  .flatMap(({ subjects }) => subjects)
  .flatMap(({ name, commands: all }) => all.map((command) => ({ name: `${name} ${command.action}`, command })))
const lists = commands.filter(({ command }) => command.action.startsWith('list'))
/**
 * Commands whose examples run here. `backup` and `audit save` write files where their examples say; `backup.test.ts`
 * and `staff-commands.test.ts` run them elsewhere. Commands that create or restore an owner would make all others
 * require a sign-in; `staff-commands.test.ts` and `owner-recovery.test.ts` run them.
 */
const RUN_ELSEWHERE = new Set(['audit save', 'staff create-owner', 'staff restore-owner'])
const others = commands.filter(
  (one) => !lists.includes(one) && !one.name.startsWith('backup ') && !RUN_ELSEWHERE.has(one.name),
)
/** Commands whose examples change something, although their result is not a change. */
const LOGGED_WITHOUT_CHANGE = new Set(['staff invite', 'staff withdraw-role', 'staff close'])
const argumentsOf = (name: string, example: string) => [...name.split(' '), ...shellWords(example)]

const rowsOf = (json: string): Record<string, unknown>[] => JSON.parse(json)

const RESULT = expect.any(Object)
const REFUSAL = expect.objectContaining({ code: expect.stringMatching(/^[a-z_]+$/), message: expect.any(String) })

/** Columns with values that operators copy into other commands. */
const IDENTIFIERS = `
  number id key code merchant member account vendor provider channel job
  flag page field version game draw promotion bonus application upline downline
`
  .trim()
  .split(/\s+/)

/** Names that are not used in results. */
const UNUSED_NAMES =
  /^(who|whom|why|since|said|told|asked|kept|least|most|holds|owes|gives|here|there|by|of|with|vertical)$/

const entries = async (): Promise<bigint> => {
  const row = await gateway.ports.db
    .selectFrom('audit_entry')
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .where('result', '=', 'done')
    .executeTakeFirstOrThrow()
  return row.count
}

describe.each(others)('$name', ({ name, command }) => {
  test.each(command.examples)(
    '%s --json prints a result, or a refusal with its code, and a change is in the audit log',
    async (example) => {
      const before = await entries()
      const { code, stdout, stderr } = await runCommand(...argumentsOf(name, example), '--json')
      expect(code === 0 ? stderr : stdout).toBe('')
      const result = JSON.parse(code === 0 ? stdout : stderr) as { changed?: boolean }
      expect(result).toEqual(code === 0 ? RESULT : REFUSAL)
      expect((await entries()) > before).toBe(code === 0 && (result.changed ?? LOGGED_WITHOUT_CHANGE.has(name)))
    },
  )
})

// These tests run after those above, whose changes fill more lists.
describe.each(lists)('$name', ({ name, command }) => {
  const { examples } = command

  test.each(examples)('%s prints a table of at most 100 columns', async (example) => {
    const { code, stdout, stderr } = await runCommand(...argumentsOf(name, example))
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    expect(stdout.split('\n').filter((line) => lengthOf(line) > 100)).toEqual([])
  })

  test.each(examples)('%s prints identifiers whole', async (example) => {
    // Jobs of the gateway may change rows meanwhile: only rows that existed both before and after must be in the table.
    const readRows = async () => rowsOf((await runCommand(...argumentsOf(name, example), '--json')).stdout)
    const before = await readRows()
    const table = await runCommand(...argumentsOf(name, example))
    const [titles = ''] = table.stdout.split('\n')
    const after = new Set((await readRows()).map((row) => JSON.stringify(row)))
    for (const row of before.filter((one) => after.has(JSON.stringify(one)))) {
      const shown = IDENTIFIERS.filter((key) => row[key] && titles.split(/ {2,}/).includes(key))
      for (const key of shown) expect(table.stdout).toContain(String(row[key]))
    }
  })

  test.each(examples)('%s --json prints rows with standard names', async (example) => {
    const { code, stdout } = await runCommand(...argumentsOf(name, example), '--json')
    expect(code).toBe(0)
    const rows = rowsOf(stdout)
    for (const key of rows.flatMap((row) => Object.keys(row))) {
      expect(key).toMatch(/^([a-z][a-zA-Z]*|[A-Z]+)$/)
      expect(key).not.toMatch(UNUSED_NAMES)
    }
  })
})
