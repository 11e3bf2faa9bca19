import { createHash } from 'node:crypto'

/** With 256 KiB for 100,000 entries one in 20,000 others is taken for an entry. */
export const FILTER_BYTES = 2 ** 18
const PROBES = 14
const BITS = BigInt(FILTER_BYTES * 8)

/** A set in little room: what is in it is always found, and few others are. */
export const hasEntry = (filter: Uint8Array, entry: string): boolean =>
  placesOf(entry).every((place) => ((filter[place >> 3] ?? 0) & (1 << (place & 7))) !== 0)

export function addEntry(filter: Uint8Array, entry: string): void {
  for (const place of placesOf(entry)) filter[place >> 3] = (filter[place >> 3] ?? 0) | (1 << (place & 7))
}

/** Two halves of one hash make all places. Source: Kirsch and Mitzenmacher, 2006. */
function placesOf(entry: string): number[] {
  const hash = createHash('sha256').update(entry).digest()
  const [first, second] = [hash.readBigUInt64BE(0), hash.readBigUInt64BE(8) | 1n]
  return Array.from({ length: PROBES }, (_, probe) => Number((first + BigInt(probe) * second) % BITS))
}
