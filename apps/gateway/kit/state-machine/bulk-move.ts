import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'

import { mayBecome } from './state-machine.ts'
import type { Edges } from './state-machine.ts'
import { StaleState } from './transition-errors.ts'

interface BulkTransition<E extends Edges, From extends keyof E> {
  /** One state, or the possible states of the rows. */
  from: From | readonly From[]
  /**
   * New state of all rows; or, if the rows get different states, all possible new states. In this case `each` names the
   * column of the statement that contains the row's new state.
   */
  to: E[From][number] | readonly E[From][number][]
  each?: string
  /** Alias of the machine's table in the statement. */
  of?: string
}

/** Parts of an `update` that moves rows of the machine's table over declared edges. */
export interface BulkMove {
  /** Fragment for `set`. */
  set: RawBuilder<unknown>
  /** Fragment for `where`: rows in another state stay unchanged. */
  isFrom: RawBuilder<boolean>
}

/**
 * Returns the fragments of a statement that moves many rows; the caller writes the history. An undeclared edge does not
 * compile; where types cannot exclude it, the function throws.
 */
export function bulkMove<E extends Edges, const From extends keyof E>(
  { name, column, edges }: { name: string; column: 'state' | 'status'; edges: E },
  { from, to, each, of }: BulkTransition<E, From>,
): BulkMove {
  const froms = listOf(from)
  const nexts = new Set(listOf(to))
  for (const state of froms) {
    const illegalNext = [...nexts].find((next) => !mayBecome({ edges }, state, next))
    if (illegalNext !== undefined) throw new Error(`${name}: ${String(state)} cannot become ${String(illegalNext)}`)
  }
  const stateColumn = sql.ref(of === undefined ? column : `${of}.${column}`)
  return {
    set: sql`${sql.ref(column)} = ${each === undefined ? to : sql.ref(each)}`,
    isFrom: sql<boolean>`${stateColumn} in (${sql.join(froms)})`,
  }
}

const listOf = <Value extends PropertyKey>(values: Value | readonly Value[]): readonly Value[] =>
  typeof values === 'object' ? values : [values]

/** Throws `StaleState` unless all read rows were moved. Call it before money is transferred. */
export function requireAll({ name }: { name: string }, expected: number, moved: bigint | undefined): void {
  if (moved !== BigInt(expected))
    throw new StaleState({ machine: name, id: `${expected} rows`, from: 'read', to: 'moved' })
}
