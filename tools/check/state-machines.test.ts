import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from 'vitest'

const GATEWAY = join(import.meta.dirname, '..', '..', 'apps', 'gateway')

/** Statements allowed to set a state column, with the reason. Decision 0036 explains the helper. */
const ALLOWED: Record<string, string> = {
  'sql/agents/contracts/end-contracts-of-moved-member.sql':
    'a trigger of the member; edges are held by the trigger of contracts',
}

const sources = globSync('**/*.{ts,sql}', { cwd: GATEWAY, exclude: ['**/node_modules', '**/test', '**/migrations'] })
  .filter((file) => !file.endsWith('.test.ts'))
  .sort()
const textOf = (file: string): string => readFileSync(join(GATEWAY, file), 'utf8')

interface Declared {
  name: string
  table: string
  column: string
}

const DECLARATION = /export const (\w+) = stateMachine\(\{\s+name: '[^']+',\s+table: '(\w+)',\s+column: '(\w+)'/g

const machines: Declared[] = sources.flatMap((file) =>
  [...textOf(file).matchAll(DECLARATION)].map(([, name = '', table = '', column = '']) => ({ name, table, column })),
)

/**
 * Reports whether the text contains a statement that sets the state column directly: in SQL, or through the query
 * builder.
 */
function setsDirectly(text: string, { table, column }: Pick<Declared, 'table' | 'column'>): boolean {
  const assignment = new RegExp(`(^|[\\s,(])${column}\\s*=|\\(([^()]*,)?\\s*${column}\\s*(,[^()]*)?\\)\\s*=`)
  const updates = [
    ...text.matchAll(new RegExp(`\\bupdate\\s+(only\\s+)?${table}\\b(\\s+(as\\s+)?\\w+)?\\s+set\\b([^;\`]*)`, 'gi')),
  ].map(([, , , , set = '']) => set)
  const conflicts = [
    ...text.matchAll(new RegExp(`\\binsert\\s+into\\s+${table}\\b[^;\`]*?\\bdo\\s+update\\s+set\\b([^;\`]*)`, 'gi')),
  ].map(([, set = '']) => set)
  const clauses = [...updates, ...conflicts].map((set) => set.split(/\b(?:where|from|returning)\b/i)[0] ?? '')
  const built = [...text.matchAll(new RegExp(`updateTable\\('${table}'\\)([^;]*?)\\.execute`, 'g'))].map(
    ([, chain = '']) => chain,
  )
  return (
    clauses.some((set) => assignment.test(set)) ||
    built.some((chain) => new RegExp(`\\b${column}\\s*:`).test(/\.set\(([\s\S]*)/.exec(chain)?.[1] ?? ''))
  )
}

const WITHDRAWAL = { table: 'withdrawal', column: 'state' }

test.each([
  "sql`update withdrawal set state = 'PAYING' where id = ${id}`",
  "update withdrawal w\n    set due_at = now_at, state = 'PAYING'\n  where w.id = 1;",
  "insert into withdrawal (id) values (1) on conflict (id) do update set state = 'PAYING';",
  "update withdrawal set (state, due_at) = ('PAYING', now_at);",
  "db.updateTable('withdrawal').set({ due_at: now, state: 'PAYING' }).where('id', '=', id).execute()",
  "db.updateTable('withdrawal').set((eb) => ({ state: to })).where('id', '=', id).execute()",
])('a direct state update is detected: %s', (text) => {
  expect(setsDirectly(text, WITHDRAWAL)).toBe(true)
})

test.each([
  "sql`update withdrawal set due_at = now_at where state = 'PAYING'`",
  "update withdrawal_step set state = 'PAYING';",
  'sql`update withdrawal set ${paid.set}, due_at = ${now} where ${paid.isFrom}`',
  "db.updateTable('withdrawal').set({ due_at: now }).where('state', '=', 'PAYING').execute()",
  "insert into withdrawal (state) values ('SUBMITTED') on conflict (id) do update set due_at = now_at where state = 'PAYING';",
])('a statement without a state update is not reported: %s', (text) => {
  expect(setsDirectly(text, WITHDRAWAL)).toBe(false)
})

test('every state machine is tested for each pair of states, and direct updates of its column are a type error', () => {
  const probed = readFileSync(join(GATEWAY, 'test', 'probed-machines.ts'), 'utf8')
  expect(machines.length).toBeGreaterThan(6)
  expect(machines.filter(({ name }) => !probed.includes(`probed(${name}, `))).toEqual([])
  const closed = sources.flatMap((file) => [...textOf(file).matchAll(/^ {2}(?:state|status): StateColumn</gm)])
  expect(closed).toHaveLength(machines.length)
})

test.each(machines)('no statement sets the $column of $table directly', (machine) => {
  const wrong = sources.filter((file) => setsDirectly(textOf(file), machine) && !(file in ALLOWED))
  expect(wrong.map((file) => `${file}: use move or bulkMove of kit/state-machine`)).toEqual([])
})

test('no trigger sets a state, which only the state machine’s writer may do', () => {
  expect(sources.filter((file) => /\bnew\.(state|status)\s*:=/i.test(textOf(file)))).toEqual([])
})

test('each allowed statement exists', () => {
  const unused = Object.keys(ALLOWED).filter((file) => !machines.some((machine) => setsDirectly(textOf(file), machine)))
  expect(unused).toEqual([])
})
