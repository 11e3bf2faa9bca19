import type { Family } from '../family.ts'

/** Range of the numbers of a draw, and whether they are distinct. */
const DRAWS: Readonly<Partial<Record<Family, { length: number; lowest: number; highest: number; distinct: boolean }>>> =
  {
    SSC: { length: 5, lowest: 0, highest: 9, distinct: false },
    PL5: { length: 5, lowest: 0, highest: 9, distinct: false },
    LF: { length: 3, lowest: 0, highest: 9, distinct: false },
    PCB: { length: 3, lowest: 0, highest: 9, distinct: false },
    '11X5': { length: 5, lowest: 1, highest: 11, distinct: true },
    PK10: { length: 10, lowest: 1, highest: 10, distinct: true },
    SEAPK10: { length: 10, lowest: 1, highest: 10, distinct: true },
    K3: { length: 3, lowest: 1, highest: 6, distinct: false },
    SEAK3: { length: 3, lowest: 1, highest: 6, distinct: false },
  }

export function placesOf(family: Family): number[] {
  return Array.from({ length: DRAWS[family]?.length ?? 0 }, (_, position) => position)
}

const LISTED = new Map<string, readonly (readonly number[])[]>()

/**
 * Returns all draws that differ at these positions (-1 is the last). All other positions have a fixed value, because
 * the play does not use them. Cached, because many plays use the same positions.
 */
export function everyDraw(family: Family, seen: readonly number[]): readonly (readonly number[])[] {
  const places = [...new Set(seen)]
  const key = `${family} ${places.join()}`
  const listed = LISTED.get(key) ?? [...drawsSeen(family, places)]
  LISTED.set(key, listed)
  return listed
}

function* drawsSeen(family: Family, seen: readonly number[]): Generator<number[]> {
  const shape = DRAWS[family]
  if (!shape) throw new Error(`no list of draws of ${family}`)
  const places = [...new Set(seen.map((position) => (position < 0 ? shape.length + position : position)))]
  const all = Array.from({ length: shape.highest - shape.lowest + 1 }, (_, index) => shape.lowest + index)
  for (const numbers of tuples(all, places.length, shape.distinct)) {
    const rest = shape.distinct ? all.filter((number) => !numbers.includes(number)) : all
    const draw = Array.from({ length: shape.length }, () => -1)
    places.forEach((position, index) => (draw[position] = numbers[index]!))
    let next = 0
    yield draw.map((number) => (number === -1 ? rest[shape.distinct ? next++ : 0]! : number))
  }
}

function* tuples(all: readonly number[], length: number, distinct: boolean): Generator<number[]> {
  if (length === 0) {
    yield []
    return
  }
  for (const shorter of tuples(all, length - 1, distinct)) {
    for (const number of all) {
      if (!distinct || !shorter.includes(number)) yield [...shorter, number]
    }
  }
}
