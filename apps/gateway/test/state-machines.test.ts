import fc from 'fast-check'
import { sql } from 'kysely'
import type { Updateable } from 'kysely'
import { afterAll, beforeAll, expect, expectTypeOf, test } from 'vitest'

import type { withdrawalStates } from '../cashier/withdrawals/withdrawal-states.ts'
import type { Db, Tables } from '../kit/db.ts'
import type { Next } from '../kit/state-machine/state-machine.ts'
import { IllegalTransition, StaleState } from '../kit/state-machine/transition-errors.ts'
import { inProbe, probeTable } from './probe-tables.ts'
import { PROBED } from './probed-machines.ts'
import type { ProbedMachine } from './probed-machines.ts'
import { startGateway } from './start-gateway.ts'
import type { TestGateway } from './start-gateway.ts'

let gateway: TestGateway
let db: Db
beforeAll(async () => {
  gateway = await startGateway()
  db = gateway.ports.db
  for (const { table, history } of PROBED) {
    await probeTable(db, table)
    if (history) await probeTable(db, history.table)
  }
})
afterAll(() => gateway.stop())

interface StoredStep {
  from: string | number | null
  to: string | number
}

async function historyOf(tx: Db, { history, column }: ProbedMachine, id: string): Promise<StoredStep[]> {
  if (!history) return []
  const { rows } = await sql<StoredStep>`
    select ${sql.ref(`from_${column}`)} as from, ${sql.ref(`to_${column}`)} as to from ${sql.table(history.table)}
    where ${sql.ref(history.of)} = ${id} order by id`.execute(tx)
  return rows
}

const failureOf = (work: Promise<unknown>): Promise<unknown> => work.then(() => null).catch((error: unknown) => error)

/** Returns the comparable content of an error; for an illegal transition, all its fields. */
function codeOf(error: unknown): unknown {
  if (!(error instanceof IllegalTransition)) return error
  const { code, machine, id, from, to } = error
  return { code, machine, id, from, to }
}

test.each(PROBED)(
  '$name: each pair of states is a transition, or refused with its machine, id and states',
  async (machine) => {
    const { name, history, pairs } = machine
    for (const [from, to] of pairs) {
      const id = await inProbe(db, (tx) => machine.insert(tx, [from, to]))
      const error = codeOf(await failureOf(inProbe(db, (tx) => machine.move(tx, id, [from, to]))))
      const after = await inProbe(db, async (tx) => ({
        state: await machine.stateOf(tx, id),
        history: await historyOf(tx, machine, id),
      }))
      const moved = { from, error: null, state: to, history: history ? [{ from, to }] : [] }
      const illegal = { code: 'ILLEGAL_STATE', machine: name, id, from, to }
      const refused = { from, error: illegal, state: from, history: [] }
      expect({ from, error, ...after }).toEqual(machine.isLegal(from, to) ? moved : refused)
    }
  },
  120_000,
)

test.each(PROBED)(
  '$name: the database accepts the declared transitions from every writer, and no others',
  async (machine) => {
    for (const [from, to] of machine.pairs) {
      const id = await inProbe(db, (tx) => machine.insert(tx, [from, to]))
      const error = await failureOf(inProbe(db, (tx) => machine.write(tx, id, [from, to])))
      const isTaken = from === to || machine.isLegal(from, to)
      const refused = expect.objectContaining({ message: expect.stringContaining('ILLEGAL_STATE') })
      expect({ from, to, error }).toEqual({ from, to, error: isTaken ? null : refused })
    }
  },
  120_000,
)

test.each(PROBED)('$name: a concurrently moved row is distinguished from an illegal transition', async (machine) => {
  const edge = machine.pairs.find(([from, to]) => from !== to && machine.isLegal(from, to))
  if (!edge) throw new Error(`${machine.name} has no edge`)
  const id = await inProbe(db, (tx) => machine.insert(tx, edge))
  await inProbe(db, (tx) => machine.move(tx, id, edge))
  const before = await inProbe(db, (tx) => historyOf(tx, machine, id))
  const error = await failureOf(inProbe(db, (tx) => machine.move(tx, id, edge)))
  expect(error).toBeInstanceOf(StaleState)
  expect(error).toMatchObject({ machine: machine.name, id, from: edge[0], to: edge[1] })
  expect(await inProbe(db, (tx) => historyOf(tx, machine, id))).toEqual(before)
})

test.each(PROBED.filter(({ history }) => history))(
  '$name: under concurrent callers a row stays within the graph and its history replays to its state',
  async (machine) => {
    const edge = fc.tuple(fc.constantFrom(...machine.states), fc.constantFrom(...machine.states))
    const beginning = fc.constantFrom(...machine.states)
    await fc.assert(
      fc.asyncProperty(beginning, fc.array(edge, { minLength: 1, maxLength: 8 }), async (first, targets) => {
        const id = await inProbe(db, (tx) => machine.insert(tx, [first, first]))
        for (const requestedStep of targets) await tryBoth(machine, id, requestedStep)
        const { state, history } = await inProbe(db, async (tx) => ({
          state: await machine.stateOf(tx, id),
          history: await historyOf(tx, machine, id),
        }))
        let replayed = first
        for (const { from, to } of history) {
          expect(from).toBe(replayed)
          expect(machine.isLegal(replayed, to)).toBe(true)
          replayed = to
        }
        expect(state).toBe(replayed)
      }),
      { numRuns: 12 },
    )
  },
  120_000,
)

/** Moves a row by two concurrent transactions that have read the same state; at most one of them may succeed. */
async function tryBoth(machine: ProbedMachine, id: string, requestedStep: readonly (string | number)[]): Promise<void> {
  const from = await inProbe(db, (tx) => machine.stateOf(tx, id))
  if (from === undefined) throw new Error(`${machine.name} ${id} is gone`)
  const failures = await Promise.all(
    requestedStep.map((to) => failureOf(inProbe(db, (tx) => machine.move(tx, id, [from, to])))),
  )
  const left = requestedStep.filter((to, index) => failures[index] === null && to !== from)
  expect(left.length).toBeLessThanOrEqual(1)
  expect(failures.filter((failure) => !isExpected(failure))).toEqual([])
}

/** Whether a failure is expected: a refusal by the helper, or by a trigger with further conditions. */
const isExpected = (failure: unknown): boolean =>
  failure === null ||
  failure instanceof IllegalTransition ||
  failure instanceof StaleState ||
  (failure instanceof Error && failure.message.includes('ILLEGAL_STATE'))

test('an undeclared transition and a directly set state do not compile', () => {
  expectTypeOf<Next<typeof withdrawalStates, 'SUBMITTED'>>().toEqualTypeOf<'REVIEW' | 'CANCELLED'>()
  expectTypeOf<Next<typeof withdrawalStates, 'SUCCESS'>>().toBeNever()
  expectTypeOf<Updateable<Tables['withdrawal']>>().not.toHaveProperty('state')
})
