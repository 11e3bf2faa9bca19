interface Store<Value> {
  get(): Value
  set(value: Value): void
  subscribe(listener: () => void): () => void
}

/** Creates a store for a value that outlives the page that shows it. The initial value is read on first use. */
export function createStore<Value>(first: () => Value): Store<Value> {
  let current: { value: Value } | null = null
  const listeners = new Set<() => void>()
  return {
    get: () => (current ??= { value: first() }).value,
    set: (value) => {
      current = { value }
      for (const listener of listeners) listener()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
