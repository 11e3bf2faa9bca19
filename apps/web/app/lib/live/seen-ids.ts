/** Maximum number of stored ids: more than a stream repeats after a reconnect. */
const REMEMBERED = 500

/** Stores the last ids, so that a repeated event is dispatched once. */
export function createSeenIds(limit = REMEMBERED) {
  const ids = new Set<string>()
  return {
    isNew(id: string): boolean {
      if (ids.has(id)) return false
      ids.add(id)
      const [oldest] = ids
      if (ids.size > limit && oldest !== undefined) ids.delete(oldest)
      return true
    },
  }
}
