import type fc from 'fast-check'

import type { Db } from '../../../kit/db.ts'
import { Crash } from '../world/fuse.ts'
import type { CrashPoint } from '../world/fuse.ts'
import type { Party } from '../world/party.ts'
import type { GatewayInstance, World } from '../world/world.ts'

/** Context of an operation: the process, the member, and memory of earlier operations. */
export interface OperationContext {
  world: World
  instance: GatewayInstance
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
export const operation = <Params>(definition: Operation<Params>): Operation<Params> => definition

/** Objects that operations of a history leave for later ones. */
export function historyOf<Item>(): (context: Pick<OperationContext, 'party'>) => Item[] {
  const items = new WeakMap<Party, Item[]>()
  return ({ party }) => {
    const left = items.get(party) ?? []
    items.set(party, left)
    return left
  }
}

export function persistently(instance: GatewayInstance, crash: CrashPoint | null): OperationContext['persist'] {
  let mayCrash = crash !== null
  return async (work) => {
    for (;;) {
      if (mayCrash && crash) instance.fuse.light(crash)
      mayCrash = false
      try {
        return await work(instance.db)
      } catch (error) {
        if (!(error instanceof Crash)) throw error
      } finally {
        instance.fuse.extinguish()
      }
    }
  }
}

/** Returns one of several, by a number from the history; undefined if there are none. */
export function itemAt<Item>(items: readonly Item[], by: number): Item | undefined {
  return items[by % Math.max(1, items.length)]
}
