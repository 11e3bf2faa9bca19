/**
 * DES as specified in FIPS 46-3, which browsers do not provide. It is needed for the format of customer-service links,
 * and provides no secrecy there, because each link contains its key. Bits are represented as 0 and 1 for readability:
 * a link is only a few blocks long.
 */
type Bits = number[]

// Tables of the standard. A number is the position of a bit, counted from 1.
const bitPositions = (text: string): number[] => text.split(' ').map(Number)
const INITIAL = bitPositions(
  '58 50 42 34 26 18 10 2 60 52 44 36 28 20 12 4 62 54 46 38 30 22 14 6 64 56 48 40 32 24 16 8 ' +
    '57 49 41 33 25 17 9 1 59 51 43 35 27 19 11 3 61 53 45 37 29 21 13 5 63 55 47 39 31 23 15 7',
)
const FINAL = INITIAL.map((_, index) => INITIAL.indexOf(index + 1) + 1)
const EXPANSION = bitPositions(
  '32 1 2 3 4 5 4 5 6 7 8 9 8 9 10 11 12 13 12 13 14 15 16 17 16 17 18 19 20 21 20 21 22 23 24 25 24 25 26 27 28 29 28 29 30 31 32 1',
)
const MIXING = bitPositions('16 7 20 21 29 12 28 17 1 15 23 26 5 18 31 10 2 8 24 14 32 27 3 9 19 13 30 6 22 11 4 25')
const KEY_HALVES = bitPositions(
  '57 49 41 33 25 17 9 1 58 50 42 34 26 18 10 2 59 51 43 35 27 19 11 3 60 52 44 36 ' +
    '63 55 47 39 31 23 15 7 62 54 46 38 30 22 14 6 61 53 45 37 29 21 13 5 28 20 12 4',
)
const KEY_CHOICE = bitPositions(
  '14 17 11 24 1 5 3 28 15 6 21 10 23 19 12 4 26 8 16 7 27 20 13 2 ' +
    '41 52 31 37 47 55 30 40 51 45 33 48 44 49 39 56 34 53 46 42 50 36 29 32',
)
const ROTATIONS = bitPositions('1 1 2 2 2 2 2 2 1 2 2 2 2 2 2 1')
/** Eight S-boxes of four rows; each digit is a 4-bit output. */
const BOXES = [
  'e4d12fb83a6c5907 0f74e2d1a6cb9538 41e8d62bfc973a50 fc8249175b3ea06d',
  'f18e6b34972dc05a 3d47f28ec01a69b5 0e7ba4d158c6932f d8a13f42b67c05e9',
  'a09e63f51dc7b428 d709346a285ecbf1 d6498f30b12c5ae7 1ad069874fe3b52c',
  '7de3069a1285bc4f d8b56f03472c1ae9 a690cb7df13e5284 3f06a1d8945bc72e',
  '2c417ab6853fd0e9 eb2c47d150fa3986 421bad78f9c5630e b8c71e2d6f09a453',
  'c1af92680d34e75b af427c9561de0b38 9ef528c3704a1db6 432c95fabe17608d',
  '4b2ef08d3c975a61 d0b7491ae35c2f86 14bdc37eaf680592 6bd814a7950fe23c',
  'd2846fb1a93e50c7 1fd8a374c56b0e92 7b419ce206adf358 21e74a8dfc90356b',
].map((rows) => rows.replace(/ /g, ''))

const choose = (bits: Bits, table: number[]): Bits => table.map((position) => bits[position - 1] ?? 0)
const differ = (a: Bits, b: Bits): Bits => a.map((bit, index) => bit ^ (b[index] ?? 0))
const bitsOf = (value: number, count: number): Bits =>
  Array.from({ length: count }, (_, index) => (value >> (count - 1 - index)) & 1)
const numberOf = (bits: Bits): number => bits.reduce((value, bit) => value * 2 + bit, 0)
const rotated = (bits: Bits, positions: number): Bits => [...bits.slice(positions), ...bits.slice(0, positions)]

/** Returns the 16 round keys. */
function roundKeys(key: Bits): Bits[] {
  const halves = choose(key, KEY_HALVES)
  let left = halves.slice(0, 28)
  let right = halves.slice(28)
  return ROTATIONS.map((rotation) => {
    left = rotated(left, rotation)
    right = rotated(right, rotation)
    return choose([...left, ...right], KEY_CHOICE)
  })
}

function scrambled(half: Bits, roundKey: Bits): Bits {
  const mixed = differ(choose(half, EXPANSION), roundKey)
  const answers = BOXES.flatMap((box, number) => {
    const [row1 = 0, ...rest] = mixed.slice(number * 6, number * 6 + 6)
    const row = row1 * 2 + (rest.pop() ?? 0)
    return bitsOf(parseInt(box[row * 16 + numberOf(rest)] ?? '0', 16), 4)
  })
  return choose(answers, MIXING)
}

function throughRounds(block: Bits, keys: Bits[]): Bits {
  const start = choose(block, INITIAL)
  let left = start.slice(0, 32)
  let right = start.slice(32)
  for (const key of keys) [left, right] = [right, differ(left, scrambled(right, key))]
  return choose([...right, ...left], FINAL)
}

interface Blocks {
  /** A multiple of 8 bytes. */
  bytes: number[]
  /** 8 bytes. */
  key: number[]
  decrypt: boolean
}

/** Processes each block independently (ECB), without padding. */
export function des({ bytes, key, decrypt }: Blocks): number[] {
  const keys = roundKeys(key.flatMap((byte) => bitsOf(byte, 8)))
  if (decrypt) keys.reverse()
  const changed: number[] = []
  for (let start = 0; start < bytes.length; start += 8) {
    const block = bytes.slice(start, start + 8).flatMap((byte) => bitsOf(byte, 8))
    const bits = throughRounds(block, keys)
    for (let bit = 0; bit < 64; bit += 8) changed.push(numberOf(bits.slice(bit, bit + 8)))
  }
  return changed
}
