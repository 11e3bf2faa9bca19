import { colourOf, POCKETS } from './wheel.ts'

export type SpotKind = 'straight' | 'split' | 'street' | 'corner' | 'six' | 'dozen' | 'column' | 'even'

interface Spot {
  /** The spot's numbers joined by dashes, or the name of an outer bet. */
  id: string
  kind: SpotKind
  numbers: readonly number[]
}

const STREETS = 12
const allNumbers = Array.from({ length: POCKETS - 1 }, (_, index) => index + 1)
const inside = (kind: SpotKind, ...numbers: number[]): Spot => ({ id: numbers.join('-'), kind, numbers })
const outside = (kind: SpotKind, id: string, holds: (number: number) => boolean): Spot => ({
  id,
  kind,
  numbers: allNumbers.filter(holds),
})
/** The three numbers of a street, from 0. */
const street = (index: number): [number, number, number] => [index * 3 + 1, index * 3 + 2, index * 3 + 3]
const streets = Array.from({ length: STREETS }, (_, index) => index)
const beforeLast = streets.slice(0, -1)

/** All bet spots. A spot pays 36 times its chips divided by its count of numbers. */
const allSpots: readonly Spot[] = [
  ...[0, ...allNumbers].map((number) => inside('straight', number)),
  ...[1, 2, 3].map((number) => inside('split', 0, number)),
  ...streets.flatMap((index) => {
    const [low, middle, high] = street(index)
    return [inside('split', low, middle), inside('split', middle, high)]
  }),
  ...beforeLast.flatMap((index) => street(index).map((number) => inside('split', number, number + 3))),
  ...streets.map((index) => inside('street', ...street(index))),
  inside('street', 0, 1, 2),
  inside('street', 0, 2, 3),
  ...beforeLast.flatMap((index) => {
    const [low, middle] = street(index)
    return [low, middle].map((number) => inside('corner', number, number + 1, number + 3, number + 4))
  }),
  inside('corner', 0, 1, 2, 3),
  ...beforeLast.map((index) => inside('six', ...street(index), ...street(index + 1))),
  ...[1, 2, 3].map((dozen) => outside('dozen', `dozen-${dozen}`, (number) => Math.ceil(number / 12) === dozen)),
  ...[1, 2, 3].map((column) => outside('column', `column-${column}`, (number) => number % 3 === column % 3)),
  outside('even', 'red', (number) => colourOf(number) === 'red'),
  outside('even', 'black', (number) => colourOf(number) === 'black'),
  outside('even', 'odd', (number) => number % 2 === 1),
  outside('even', 'even', (number) => number % 2 === 0),
  outside('even', 'low', (number) => number <= 18),
  outside('even', 'high', (number) => number > 18),
]

export const spots: ReadonlyMap<string, Spot> = new Map(allSpots.map((spot) => [spot.id, spot]))

const RETURNED = 36

/** Returns the payout of a winning spot per chip, including the chip. */
export const timesOf = ({ numbers: pockets }: Pick<Spot, 'numbers'>): number => RETURNED / pockets.length

export function spotWonCents(id: string, pocket: number, stakeCents: bigint): bigint {
  const spot = spots.get(id)
  return spot?.numbers.includes(pocket) ? stakeCents * BigInt(timesOf(spot)) : 0n
}
