import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import type { Subtle } from '@ante/contract/launch/check-fairness.ts'

/** Implements the functions of `crypto.subtle` that the check needs: browsers lack it on an unencrypted page. */
export const ownSubtle: Subtle<Uint8Array> = {
  digest: async (_algorithm, bytes) => bufferOf(sha256(bytes)),
  importKey: async (_format, bytes) => bytes,
  sign: async (_algorithm, key, bytes) => bufferOf(hmac(sha256, key, bytes)),
}

const bufferOf = (bytes: Uint8Array): ArrayBuffer => Uint8Array.from(bytes).buffer
