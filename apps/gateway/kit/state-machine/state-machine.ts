import type { ColumnType, Insertable, Updateable } from 'kysely'

import type { Tables } from '../db.ts'

type State = string | number

/** Next states of each state. */
export type Edges = Readonly<Record<State, readonly State[]>>

/** Type of a state column: only `move` and `bulkMove` change it, an `update` that sets it does not compile. */
export type StateColumn<Value, Inserted = Value> = ColumnType<Value, Inserted, never>

/**
 * States of the rows of a table and the edges between them, declared once. A trigger of the table enforces the same
 * edges.
 */
export interface StateMachine<Table extends keyof Tables, E extends Edges, History extends keyof Tables> {
  /** Name of a row in errors. */
  name: string
  table: Table
  column: 'state' | 'status'
  edges: E
  /** States that `walk` may pass through. */
  through?: readonly (keyof E)[]
  /** History table of moves, and its column that references the row; null if the row itself records them. */
  history: { table: History; of: string } | null
  /** Columns that each move changes besides the state. */
  touch?: (now: Date) => Updateable<Tables[Table]>
}

/** Declares a machine. `edges` must name every state: `{ … } satisfies Record<WithdrawalState, readonly …[]>`. */
export const stateMachine = <Table extends keyof Tables, const E extends Edges, History extends keyof Tables = never>(
  declared: StateMachine<Table, E, History>,
): StateMachine<Table, E, History> => declared

/** All states that edges of the machine lead to, or those that edges from a given state lead to. */
export type Next<
  Machine extends { edges: Edges },
  From extends keyof Machine['edges'] = keyof Machine['edges'],
> = Machine['edges'][From][number]

/** One edge for one row. If the type of `from` is a single state, an undeclared edge does not compile. */
export interface Transition<E extends Edges, From extends keyof E> {
  id: bigint | string
  from: From
  to: E[From][number]
}

/** Time, actor and reason of a move. */
export interface Step {
  now: Date
  actor: string
  reason?: string
}

/** A step with further changes of the row, and further columns of its history. */
export interface StepOf<Table extends keyof Tables, History extends keyof Tables> extends Step {
  change?: Updateable<Tables[Table]>
  historyColumns?: Partial<Insertable<Tables[History]>>
}

export const mayBecome = <E extends Edges>({ edges }: { edges: E }, from: keyof E, to: keyof E): boolean =>
  edges[from]?.some((next) => next === to) ?? false

/** Returns the states after `from` on the shortest path to `to` over pass-through states; null if there is no path. */
export function pathTo<E extends Edges>(
  { edges, through = [] }: { edges: E; through?: readonly (keyof E)[] },
  from: keyof E,
  to: keyof E,
): Next<{ edges: E }>[] | null {
  const paths: Next<{ edges: E }>[][] = [[]]
  for (const path of paths) {
    const last = path.at(-1) ?? from
    if (last === to && path.length > 0) return path
    const goesOn = path.length === 0 || through.includes(last)
    for (const next of goesOn ? (edges[last] ?? []) : []) {
      if (next !== from && !path.includes(next)) paths.push([...path, next])
    }
  }
  return null
}

/** Returns the edges of a list with further data per edge, such as the role that may use it. */
export function edgesOf<const S extends State, const List extends readonly { from: S; to: S }[]>(
  states: readonly S[],
  list: List,
): { [From in S]: readonly Extract<List[number], { from: From }>['to'][] } {
  const edges = states.map((state) => [state, list.filter(({ from }) => from === state).map(({ to }) => to)])
  // `states` has each key of the type, and `list` each value.
  return Object.fromEntries(edges) as ReturnType<typeof edgesOf<S, List>>
}
