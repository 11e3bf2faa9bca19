import { useSyncExternalStore } from 'react'

/** A value outside of React's tree: its change renders only the components that use it. */
export interface Store<Value> {
  get(): Value
  set(next: Value): void
  subscribe(listener: () => void): () => void
}

export function createStore<Value>(initial: Value): Store<Value> {
  let value = initial
  const listeners = new Set<() => void>()
  return {
    get: () => value,
    set: (next) => {
      value = next
      for (const listener of listeners) listener()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** Returns the current value; on the server and while hydrating `onServer`. */
export const useStore = <Value>({ subscribe, get }: Store<Value>, onServer: Value): Value =>
  useSyncExternalStore(subscribe, get, () => onServer)
