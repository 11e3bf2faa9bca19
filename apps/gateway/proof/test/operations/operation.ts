import type fc from 'fast-check'

import type { Db } from '../../../kit/db.ts'
import { Crash } from '../world/fuse.ts'
import type { CrashPoint } from '../world/fuse.ts'
import type { Party } from '../world/party.ts'
import type { Lane, World } from '../world/world.ts'

/** Context of an operation: the process, the member, and memory of earlier operations. */
export interface OperationContext {
  world: World
  lane: Lane
  party: Party
  /** Unique permanent key of this operation; repeats use the same. */
  key: string
  /** Repeats the work until the process receives the answer; it crashes at most once. */
  persist: <Answer>(work: (db: Db) => Promise<Answer>) => Promise<Answer>
}

/** An operation that moves money, or would if it were allowed. */
export interface Operation<Params = unknown> {
  name: string
  /** Relative frequency. */
  weight: number
  requested: fc.Arbitrary<Params>
  /** Runs it and checks the answer against the history so far. Updates the expected balances of the party's members. */
  act(context: OperationContext, parameters: Params): Promise<void>
}

/** Ties the type of the input to that of the operation. */
export const operation = <Params>(one: Operation<Params>): Operation<Params> => one

/** Objects that operations of a history leave for later ones. */
export function leftBehind<Thing>(): (context: Pick<OperationContext, 'party'>) => Thing[] {
  const things = new WeakMap<Party, Thing[]>()
  return ({ party }) => {
    const left = things.get(party) ?? []
    things.set(party, left)
    return left
  }
}

export function persistently(lane: Lane, crash: CrashPoint | null): OperationContext['persist'] {
  let mayDie = crash !== null
  return async (work) => {
    for (;;) {
      if (mayDie && crash) lane.fuse.light(crash)
      mayDie = false
      try {
        return await work(lane.db)
      } catch (error) {
        if (!(error instanceof Crash)) throw error
      } finally {
        lane.fuse.extinguish()
      }
    }
  }
}

/** Returns one of several, by a number from the history; undefined if there are none. */
export function chosen<Thing>(things: readonly Thing[], by: number): Thing | undefined {
  return things[by % Math.max(1, things.length)]
}
