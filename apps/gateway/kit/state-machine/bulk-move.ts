import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'

import { mayBecome } from './state-machine.ts'
import type { Edges } from './state-machine.ts'
import { StaleState } from './transition-errors.ts'

interface BulkTransition<E extends Edges, From extends keyof E> {
  /** One state, or those that rows may be in. */
  from: From | readonly From[]
  /** One state for all rows, or that of each where `each` names the column of the statement that has it. */
  to: E[From][number] | readonly E[From][number][]
  each?: string
  /** The alias of the machine's table in the statement. */
  of?: string
}

/** The parts of an `update` of the machine's table that move rows over declared edges. */
export interface BulkMove {
  /** For `set`. */
  set: RawBuilder<unknown>
  /** For `where`: rows in another state are left alone. */
  isFrom: RawBuilder<boolean>
}

/**
 * For statements that move many rows at once; their history is the caller's. An edge that is not declared does not compile, and
 * throws where types do not know it.
 */
export function bulkMove<E extends Edges, const From extends keyof E>(
  { name, column, edges }: { name: string; column: 'state' | 'status'; edges: E },
  { from, to, each, of }: BulkTransition<E, From>,
): BulkMove {
  const froms = listOf(from)
  const nexts = new Set(listOf(to))
  for (const known of froms) {
    const wrong = [...nexts].find((next) => !mayBecome({ edges }, known, next))
    if (wrong !== undefined) throw new Error(`${name}: ${String(known)} cannot become ${String(wrong)}`)
  }
  const present = sql.ref(of === undefined ? column : `${of}.${column}`)
  return {
    set: sql`${sql.ref(column)} = ${each === undefined ? to : sql.ref(each)}`,
    isFrom: sql<boolean>`${present} in (${sql.join(froms)})`,
  }
}

const listOf = <Value extends PropertyKey>(given: Value | readonly Value[]): readonly Value[] =>
  typeof given === 'object' ? given : [given]

/** Throws `StaleState` where fewer rows were moved than were read: money is about to follow them. */
export function demandAll({ name }: { name: string }, wanted: number, moved: bigint | undefined): void {
  if (moved !== BigInt(wanted)) throw new StaleState({ machine: name, id: `${wanted} rows`, from: 'read', to: 'moved' })
}
