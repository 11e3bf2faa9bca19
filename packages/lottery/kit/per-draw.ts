import type { PreparedDraw } from '../prepared-draw.ts'

/** Caches a fact of a draw for all slips, keyed by the part of a rule that needs it, which is permanent data. */
export function perDraw<Key extends object, Fact>(find: (draw: PreparedDraw, key: Key) => Fact) {
  const known = new WeakMap<PreparedDraw, Map<Key, { fact: Fact }>>()

  return (draw: PreparedDraw, key: Key): Fact => {
    const facts = known.get(draw) ?? new Map<Key, { fact: Fact }>()
    known.set(draw, facts)
    const found = facts.get(key) ?? { fact: find(draw, key) }
    facts.set(key, found)
    return found.fact
  }
}
