import { createHash } from 'node:crypto'

/** 256 KiB for 100,000 entries give a false-positive rate of one in 20,000. */
export const FILTER_BYTES = 2 ** 18
const PROBES = 14
const BITS = BigInt(FILTER_BYTES * 8)

/** Whether a Bloom filter contains a text: always true for its entries, rarely for other texts. */
export const hasEntry = (filter: Uint8Array, entry: string): boolean =>
  placesOf(entry).every((index) => ((filter[index >> 3] ?? 0) & (1 << (index & 7))) !== 0)

export function addEntry(filter: Uint8Array, entry: string): void {
  for (const index of placesOf(entry)) filter[index >> 3] = (filter[index >> 3] ?? 0) | (1 << (index & 7))
}

/** Derives all bit positions of an entry from two halves of one hash. Source: Kirsch and Mitzenmacher, 2006. */
function placesOf(entry: string): number[] {
  const hash = createHash('sha256').update(entry).digest()
  const [first, second] = [hash.readBigUInt64BE(0), hash.readBigUInt64BE(8) | 1n]
  return Array.from({ length: PROBES }, (_, probe) => Number((first + BigInt(probe) * second) % BITS))
}
