import type { Edges } from './state-machine.ts'

interface AttemptedTransition<State> {
  machine: string
  id: bigint | string
  from: State
  to: State
}

/** A move over an undeclared edge: nothing was changed. */
export class IllegalTransition<State = unknown> extends Error implements AttemptedTransition<State> {
  readonly code = 'ILLEGAL_STATE'
  readonly machine: string
  readonly id: bigint | string
  readonly from: State
  readonly to: State

  constructor({ machine, id, from, to }: AttemptedTransition<State>) {
    super(`${machine} ${id} is ${String(from)} and cannot become ${String(to)}`)
    this.name = 'IllegalTransition'
    this.machine = machine
    this.id = id
    this.from = from
    this.to = to
  }
}

/** The edge is declared, but another transaction moved the row first (or it does not exist): nothing was changed. */
export class StaleState extends Error implements AttemptedTransition<unknown> {
  readonly machine: string
  readonly id: bigint | string
  readonly from: unknown
  readonly to: unknown

  constructor({ machine, id, from, to }: AttemptedTransition<unknown>) {
    super(`${machine} ${id} is no longer ${String(from)}, so it did not become ${String(to)}`)
    this.name = 'StaleState'
    this.machine = machine
    this.id = id
    this.from = from
    this.to = to
  }
}

/** Creates the error for a move that is refused for other reasons than an undeclared edge. */
export const illegal = <E extends Edges>(
  { name: machine }: { name: string; edges: E },
  attempted: { id: bigint | string; from: keyof E; to: keyof E },
): IllegalTransition<keyof E> => new IllegalTransition({ machine, ...attempted })

/** Whether this is an illegal transition of the machine. */
export const isIllegal = <E extends Edges>(
  { name }: { name: string; edges: E },
  error: unknown,
): error is IllegalTransition<keyof E> => error instanceof IllegalTransition && error.machine === name

/** Returns the moved row, or null if another transaction moved it first. */
export async function unlessStale<Row>(moving: Promise<Row>): Promise<Row | null> {
  try {
    return await moving
  } catch (error) {
    if (error instanceof StaleState) return null
    throw error
  }
}
