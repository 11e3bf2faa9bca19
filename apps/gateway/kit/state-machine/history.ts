import { sql } from 'kysely'

import type { Db, Tables } from '../db.ts'
import type { Edges, StateMachine, StepOf } from './state-machine.ts'

interface Move<E extends Edges> {
  id: bigint | string
  /** Null for a row's first state. */
  from: keyof E | null
  to: keyof E
}

/** Maximum length of a stored reason. */
const REASON_LENGTH = 400

/** Stores a move, or a row's first state. */
export async function recordStep<Table extends keyof Tables, E extends Edges, History extends keyof Tables>(
  db: Db,
  machine: StateMachine<Table, E, History>,
  move: Move<E>,
  step: StepOf<Table, History>,
): Promise<void> {
  const { history } = machine
  if (!history) return
  const { names, values } = columnsOf(machine, history.of, move, step)
  await sql`insert into ${sql.table(history.table)} (${names}) values (${values})`.execute(db)
}

/**
 * Maximum number of stored refusals per row and requester: more would add no information, and hide those of other
 * requesters.
 */
const REFUSALS_KEPT = 20

/**
 * Stores a refused move. Call it outside of the rolled-back transaction. Does nothing if the row itself was rolled
 * back.
 */
export async function recordRefused<Table extends keyof Tables, E extends Edges, History extends keyof Tables>(
  db: Db,
  machine: StateMachine<Table, E, History>,
  { id, from, to }: Move<E>,
  step: StepOf<Table, History>,
): Promise<void> {
  const { history, table } = machine
  if (!history) return
  const { names, values } = columnsOf(machine, history.of, { id, from, to }, step)
  await sql`
    insert into ${sql.table(history.table)} (refused, ${names})
    select true, ${values}
    where exists (select from ${sql.table(table)} where id = ${id}) and ${REFUSALS_KEPT} > (
      select count(*) from ${sql.table(history.table)}
      where ${sql.ref(history.of)} = ${id} and refused and actor = ${step.actor})`.execute(db)
}

function columnsOf<Table extends keyof Tables, E extends Edges, History extends keyof Tables>(
  { column }: StateMachine<Table, E, History>,
  of: string,
  { id, from, to }: Move<E>,
  { now, actor, reason, historyColumns }: StepOf<Table, History>,
) {
  const columns = {
    [of]: id,
    at: now,
    [`from_${column}`]: from,
    [`to_${column}`]: to,
    actor,
    ...(reason !== undefined && { reason: reason.slice(0, REASON_LENGTH) }),
    ...historyColumns,
  }
  const columnValues = Object.entries(columns).filter(([, value]) => value !== undefined)
  return {
    names: sql.join(columnValues.map(([name]) => sql.ref(name))),
    values: sql.join(columnValues.map(([, value]) => sql`${value}`)),
  }
}
