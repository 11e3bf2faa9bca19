import type { PreparedDraw } from '../prepared-draw.ts'

/** Caches a value computed from a draw for all slips. The key is the rule's object, which exists permanently. */
export function perDraw<Key extends object, Fact>(find: (draw: PreparedDraw, key: Key) => Fact) {
  const cache = new WeakMap<PreparedDraw, Map<Key, { fact: Fact }>>()

  return (draw: PreparedDraw, key: Key): Fact => {
    const results = cache.get(draw) ?? new Map<Key, { fact: Fact }>()
    cache.set(draw, results)
    const entry = results.get(key) ?? { fact: find(draw, key) }
    results.set(key, entry)
    return entry.fact
  }
}
