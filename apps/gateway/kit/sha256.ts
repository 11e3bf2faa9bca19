import { createHash } from 'node:crypto'

/** For random values and values looked up by index. Passwords use a slow hash instead. */
export function sha256(...parts: string[]): Buffer {
  return createHash('sha256').update(JSON.stringify(parts)).digest()
}
