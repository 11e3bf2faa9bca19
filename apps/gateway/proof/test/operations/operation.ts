import type fc from 'fast-check'

import type { Db } from '../../../kit/db.ts'
import { Crash } from '../world/fuse.ts'
import type { CrashPoint } from '../world/fuse.ts'
import type { Party } from '../world/party.ts'
import type { Lane, World } from '../world/world.ts'

/** Whoever does an operation: on which process, for whom, and what he remembers of earlier ones. */
export interface Hand {
  world: World
  lane: Lane
  party: Party
  /** Once and for ever: the name of this operation, whatever is repeated of it. */
  key: string
  /** Does it, again and again until the process lives to hear the answer; it dies once at most. */
  persist: <Answer>(work: (db: Db) => Promise<Answer>) => Promise<Answer>
}

/** One thing that moves money, or could if it were allowed. */
export interface Operation<Params = unknown> {
  name: string
  /** How often it comes, among the others. */
  weight: number
  asked: fc.Arbitrary<Params>
  /**
   * Does it and expects of the answer what the history so far demands. Writes into the party's books what its members hold
   * from now on.
   */
  act(hand: Hand, asked: Params): Promise<void>
}

/** Keeps what is asked and what is done of one type. */
export const operation = <Params>(one: Operation<Params>): Operation<Params> => one

/** What the operations of a history leave for those that come later in it. */
export function leftBehind<Thing>(): (hand: Pick<Hand, 'party'>) => Thing[] {
  const things = new WeakMap<Party, Thing[]>()
  return ({ party }) => {
    const left = things.get(party) ?? []
    things.set(party, left)
    return left
  }
}

export function persistently(lane: Lane, crash: CrashPoint | null): Hand['persist'] {
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
        lane.fuse.putOut()
      }
    }
  }
}

/** One of several, by a number of the history's; none of none. */
export function chosen<Thing>(things: readonly Thing[], by: number): Thing | undefined {
  return things[by % Math.max(1, things.length)]
}
