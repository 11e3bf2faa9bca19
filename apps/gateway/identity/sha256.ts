import { createHash } from 'node:crypto'

/** For what is random or meant to be found again by an index. Passwords have their own, slow hash. */
export function sha256(...parts: string[]): Buffer {
  return createHash('sha256').update(JSON.stringify(parts)).digest()
}
