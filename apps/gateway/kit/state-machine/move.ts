import { sql } from 'kysely'
import type { Selectable } from 'kysely'

import type { Db, Tables } from '../db.ts'
import { recordStep } from './history.ts'
import { mayBecome, pathTo } from './state-machine.ts'
import type { Edges, StateMachine, StepOf, Transition } from './state-machine.ts'
import { illegal, StaleState } from './transition-errors.ts'

/**
 * Moves a row over one edge by compare-and-set, and writes its history, in the caller's transaction. Throws
 * `IllegalTransition` if the edge is not declared, and `StaleState` if the row is no longer in `from`.
 */
export async function move<
  Table extends keyof Tables,
  E extends Edges,
  History extends keyof Tables,
  const From extends keyof E,
>(
  tx: Db,
  machine: StateMachine<Table, E, History>,
  { id, from, to }: Transition<E, From>,
  step: StepOf<Table, History>,
): Promise<Selectable<Tables[Table]>> {
  if (!mayBecome(machine, from, to)) throw illegal(machine, { id, from, to })
  const state = sql.ref(machine.column)
  const changes = Object.entries({ ...machine.touch?.(step.now), ...step.change }).filter(
    ([, value]) => value !== undefined,
  )
  const set = sql.join([sql`${state} = ${to}`, ...changes.map(([name, value]) => sql`${sql.ref(name)} = ${value}`)])
  const { rows } = await sql<Selectable<Tables[Table]>>`
    update ${sql.table(machine.table)} set ${set} where id = ${id} and ${state} = ${from} returning *`.execute(tx)
  const [moved] = rows
  if (!moved) throw new StaleState({ machine: machine.name, id, from, to })
  await recordStep(tx, machine, { id, from, to }, step)
  return moved
}

/**
 * Moves a row over all edges on the path to a state. Reason, changes and notes are stored with the last move. Throws
 * the errors of `move`.
 */
export async function walk<Table extends keyof Tables, E extends Edges, History extends keyof Tables>(
  tx: Db,
  machine: StateMachine<Table, E, History>,
  { id, from, to }: Transition<E, keyof E>,
  step: StepOf<Table, History>,
): Promise<Selectable<Tables[Table]>> {
  const path = pathTo(machine, from, to)
  if (!path) throw illegal(machine, { id, from, to })
  let last = from
  for (const next of path.slice(0, -1)) {
    await move(tx, machine, { id, from: last, to: next }, { now: step.now, actor: step.actor })
    last = next
  }
  return move(tx, machine, { id, from: last, to }, step)
}
