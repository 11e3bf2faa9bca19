import type { ColumnType, Insertable, Updateable } from 'kysely'

import type { Tables } from '../db.ts'

type State = string | number

/** Of each state those that may follow it. */
export type Edges = Readonly<Record<State, readonly State[]>>

/** The type of a state column: only `move` and `bulkMove` change it, an `update` that names it does not compile. */
export type StateColumn<Value, Inserted = Value> = ColumnType<Value, Inserted, never>

/** The states of the rows of one table and the edges between them, declared once. A trigger of the table knows the same edges. */
export interface StateMachine<Table extends keyof Tables, E extends Edges, History extends keyof Tables> {
  /** What errors call a row. */
  name: string
  table: Table
  column: 'state' | 'status'
  edges: E
  /** States that `walk` passes by itself. */
  through?: readonly (keyof E)[]
  /** Where moves are written down, and its column that refers to the row; null where the row itself tells. */
  history: { table: History; of: string } | null
  /** What each move changes besides the state. */
  touch?: (now: Date) => Updateable<Tables[Table]>
}

/** Declares a machine. Name every state: `edges: { … } satisfies Record<WithdrawalState, readonly WithdrawalState[]>`. */
export const stateMachine = <Table extends keyof Tables, const E extends Edges, History extends keyof Tables = never>(
  declared: StateMachine<Table, E, History>,
): StateMachine<Table, E, History> => declared

/** The states that some edge leads to, or of one state those that may follow it. */
export type Next<
  Machine extends { edges: Edges },
  From extends keyof Machine['edges'] = keyof Machine['edges'],
> = Machine['edges'][From][number]

/** One edge for one row. Where `from` is known, an edge that is not declared does not compile. */
export interface Transition<E extends Edges, From extends keyof E> {
  id: bigint | string
  from: From
  to: E[From][number]
}

/** When a row is moved, by whom, and why. */
export interface Step {
  now: Date
  who: string
  reason?: string
}

/** A step with what else changes in the row, and what else its history has columns for. */
export interface StepOf<Table extends keyof Tables, History extends keyof Tables> extends Step {
  change?: Updateable<Tables[Table]>
  noted?: Partial<Insertable<Tables[History]>>
}

export const mayBecome = <E extends Edges>({ edges }: { edges: E }, from: keyof E, to: keyof E): boolean =>
  edges[from]?.some((next) => next === to) ?? false

/** The states on the shortest way from one to another over states that are passed through; null where no way leads there. */
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

/** The edges of a list that says more of each, such as who may take it. */
export function edgesOf<const S extends State, const List extends readonly { from: S; to: S }[]>(
  states: readonly S[],
  list: List,
): { [From in S]: readonly Extract<List[number], { from: From }>['to'][] } {
  const edges = states.map((state) => [state, list.filter(({ from }) => from === state).map(({ to }) => to)])
  // `states` has each key of the type, and `list` each value.
  return Object.fromEntries(edges) as ReturnType<typeof edgesOf<S, List>>
}
