/** More than a stream repeats after it came back. */
const REMEMBERED = 500

/** Remembers the last ids, so that an event that comes twice is told once. */
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
