import type { Subtle } from '@ante/contract/launch/check-fairness.ts'

import { hmacSha256, sha256 } from './sha256.ts'

/** What a check needs of `crypto.subtle`, by hand. */
export const ownSubtle: Subtle<Uint8Array> = {
  digest: async (_algorithm, bytes) => sha256(bytes).buffer,
  importKey: async (_format, bytes) => bytes,
  sign: async (_algorithm, key, bytes) => hmacSha256(key, bytes).buffer,
}
