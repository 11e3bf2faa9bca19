import type fc from 'fast-check'

import type { Db } from '../../../kit/db.ts'
import { Crash } from '../world/crash-injector.ts'
import type { CrashPoint } from '../world/crash-injector.ts'
import type { Party } from '../world/party.ts'
import type { GatewayInstance, World } from '../world/world.ts'

/** Context of an operation: the simulated process and the party. */
export interface OperationContext {
  world: World
  instance: GatewayInstance
  party: Party
  /** Unique permanent key of this operation; repeats use the same. */
  key: string
  /** Repeats the work until its answer arrives; the simulated process crashes at most once. */
  persist: <Answer>(work: (db: Db) => Promise<Answer>) => Promise<Answer>
}

/** An operation that moves money if it is allowed. */
export interface Operation<Params = unknown> {
  name: string
  /** Relative frequency. */
  weight: number
  requested: fc.Arbitrary<Params>
  /**
   * Runs the operation and checks the answer against earlier ones. Updates the expected balances of the party's
   * members.
   */
  act(context: OperationContext, parameters: Params): Promise<void>
}

/** Declares an operation; infers the type of its parameters. */
export const operation = <Params>(definition: Operation<Params>): Operation<Params> => definition

/** Returns a store, per party, of objects that operations create for later ones. */
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
      if (mayCrash && crash) instance.injector.arm(crash)
      mayCrash = false
      try {
        return await work(instance.db)
      } catch (error) {
        if (!(error instanceof Crash)) throw error
      } finally {
        instance.injector.disarm()
      }
    }
  }
}

/** Returns an item selected by a number of the history; undefined if there are none. */
export function itemAt<Item>(items: readonly Item[], by: number): Item | undefined {
  return items[by % Math.max(1, items.length)]
}
