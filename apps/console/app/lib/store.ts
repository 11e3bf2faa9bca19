import { useSyncExternalStore } from 'react'

/** A value outside React's tree to which components subscribe. */
export class Store<Value> {
  #value: Value
  readonly #followers = new Set<() => void>()

  constructor(value: Value) {
    this.#value = value
  }

  readonly get = (): Value => this.#value

  set(value: Value): void {
    this.#value = value
    for (const follow of this.#followers) follow()
  }

  readonly follow = (follower: () => void): (() => void) => {
    this.#followers.add(follower)
    return () => this.#followers.delete(follower)
  }
}

export const useStore = <Value>(store: Store<Value>): Value => useSyncExternalStore(store.follow, store.get)
