import { lengthOf } from '@ante/contract/kit/text.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { startGateway } from '../test/start-gateway.ts'
import type { TestGateway } from '../test/start-gateway.ts'
import { areas } from './subjects.ts'
import { operatorOf } from './test/operator-of.ts'
import { shellWords } from './test/shell-arguments.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startGateway()
})
afterAll(() => gateway.stop())

const { runCommand } = operatorOf(() => gateway)

const commands = areas
  .flatMap(({ subjects }) => subjects)
  .flatMap(({ name, commands: all }) => all.map((command) => ({ name: `${name} ${command.action}`, command })))
const lists = commands.filter(({ command }) => command.action.startsWith('list'))
/** Writes a backup into the folder that its example names; `backup.test.ts` runs it. */
const others = commands.filter((command) => !lists.includes(command) && !command.name.startsWith('backup '))
const argumentsOf = (name: string, example: string) => [...name.split(' '), ...shellWords(example)]

const rowsOf = (json: string): Record<string, unknown>[] => JSON.parse(json)

const RESULT = expect.any(Object)
const REFUSAL = expect.objectContaining({ code: expect.stringMatching(/^[a-z_]+$/), message: expect.any(String) })

/** Columns from which operators copy. */
const IDENTIFIERS = `
  number id key code merchant member account vendor provider channel job
  flag page field version game draw promotion bonus application upline downline
`
  .trim()
  .split(/\s+/)

/** Names that no result has. */
const PRIVATE = /^(who|whom|why|since|said|told|asked|kept|least|most|holds|owes|gives|here|there|by|of|with|vertical)$/

describe.each(others)('$name', ({ name, command }) => {
  test.each(command.examples)('%s --json prints a result, or a refusal with its code', async (example) => {
    const { code, out, complaint } = await runCommand(...argumentsOf(name, example), '--json')
    expect(code === 0 ? complaint : out).toBe('')
    expect(JSON.parse(code === 0 ? out : complaint)).toEqual(code === 0 ? RESULT : REFUSAL)
  })
})

// After the changes above, more lists have rows.
describe.each(lists)('$name', ({ name, command }) => {
  const { examples } = command

  test.each(examples)('%s prints a table of at most 100 columns', async (example) => {
    const { code, out, complaint } = await runCommand(...argumentsOf(name, example))
    expect({ code, complaint }).toEqual({ code: 0, complaint: '' })
    expect(out.split('\n').filter((line) => lengthOf(line) > 100)).toEqual([])
  })

  test.each(examples)('%s prints identifiers whole', async (example) => {
    const table = await runCommand(...argumentsOf(name, example))
    const [titles = ''] = table.out.split('\n')
    const rows = await runCommand(...argumentsOf(name, example), '--json')
    for (const row of rowsOf(rows.out)) {
      const shown = IDENTIFIERS.filter((key) => row[key] && titles.split(/ {2,}/).includes(key))
      for (const key of shown) expect(table.out).toContain(String(row[key]))
    }
  })

  test.each(examples)('%s --json prints rows with names of the field', async (example) => {
    const { code, out } = await runCommand(...argumentsOf(name, example), '--json')
    expect(code).toBe(0)
    const rows = rowsOf(out)
    for (const key of rows.flatMap((row) => Object.keys(row))) {
      expect(key).toMatch(/^([a-z][a-zA-Z]*|[A-Z]+)$/)
      expect(key).not.toMatch(PRIVATE)
    }
  })
})
