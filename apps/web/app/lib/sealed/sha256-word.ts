import { sha256 } from '@noble/hashes/sha2.js'

const MAX_TEXT_BYTES = 128

const encoder = new TextEncoder()
const bytes = new Uint8Array(MAX_TEXT_BYTES)

/**
 * Returns the first 32 bits of the SHA-256 of a short text, as an integer. The browser's own digest is asynchronous:
 * for many short texts its promises take ten times as long as the hashes. Throws a RangeError for more than 128 bytes.
 */
export function sha256Word(text: string): number {
  const { read, written } = encoder.encodeInto(text, bytes)
  if (read < text.length) throw new RangeError(`the text is longer than ${MAX_TEXT_BYTES} bytes`)
  const digest = sha256(bytes.subarray(0, written))
  return new DataView(digest.buffer, digest.byteOffset).getUint32(0)
}
