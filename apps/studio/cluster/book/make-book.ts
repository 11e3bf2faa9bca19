import { writeFileSync } from 'node:fs'

import { UNITS_OF_STAKE } from '../maths/paytable.ts'
import { playSeed } from '../maths/play-seed.ts'
import { BASE, BOOK_FILE } from './book-file.ts'

/**
 * Generates the book deterministically: `node apps/studio/cluster/book/make-book.ts`. It plays many seeds, keeps some
 * of every kind of round, and assigns weights so that hit rate, free spins and return reach the target values below.
 */
const SEEDS = 1_200_000
const WEIGHT = 100_000_000
/** One round in three and a half pays; rounding determines the exact value. */
const HITS = WEIGHT / 3.5
/** Total win of all stakes, in units: exactly 96 percent. */
const UNITS = (WEIGHT * UNITS_OF_STAKE * 96) / 100
/** Classes of rounds by payout: the lower bound in stakes, and the number of rounds to keep. */
const KINDS = [
  [0, 3_000],
  [0.05, 700],
  [0.4, 700],
  [1, 800],
  [2, 800],
  [5, 600],
  [10, 500],
  [20, 500],
  [50, 400],
  [100, 250],
  [200, 150],
  [400, 80],
  [1_000, 20],
] as const
const SEEDS_PER_LINE = 24

interface Entry {
  seed: number
  units: number
  weight: number
}

interface Kind {
  hasFreeSpins: boolean
  /** Number of seeds in this class, and the kept ones. */
  seen: number
  entries: Entry[]
}

const kinds = new Map<string, Kind>()
for (let seed = 0; seed < SEEDS; seed++) classifySeed(seed)
const allKinds = [...kinds.values()]
const entriesOf = (predicate: (kind: Kind) => boolean) =>
  allKinds.filter(predicate).flatMap(({ entries: stored }) => stored)

const losing = entriesOf(({ entries: stored }) => stored.every(({ units }) => units === 0))
const plain = entriesOf(({ hasFreeSpins, entries: stored }) => !hasFreeSpins && stored.some(({ units }) => units > 0))
const free = entriesOf(({ hasFreeSpins }) => hasFreeSpins)
weigh()
balance()
writeBook()

/** Classifies the round of a seed, and keeps the seed if its class needs more rounds. */
function classifySeed(seed: number): void {
  const { units, spins } = playSeed(seed)
  const hasFreeSpins = spins.length > 1
  const kindIndex = KINDS.filter(([stakes]) => units >= stakes * UNITS_OF_STAKE).length - 1
  // Rounds whose free spins pay nothing are omitted: free spins always win.
  if (hasFreeSpins && units === 0) return
  const name = `${hasFreeSpins} ${kindIndex}`
  const kind = kinds.get(name) ?? { hasFreeSpins, seen: 0, entries: [] }
  kinds.set(name, kind)
  kind.seen += 1
  if (kind.entries.length < (KINDS[kindIndex]?.[1] ?? 0)) kind.entries.push({ seed, units, weight: 0 })
}

/**
 * Sets weights proportional to frequency, then scales those with free spins so that the return is approximately right.
 */
function weigh(): void {
  for (const { seen, entries: stored } of allKinds)
    for (const entry of stored) entry.weight = (seen / SEEDS / stored.length) * WEIGHT
  const [sumPlain, sumFree] = [weightOf(plain), weightOf(free)]
  const [paysPlain, paysFree] = [unitsOf(plain) / sumPlain, unitsOf(free) / sumFree]
  const forFree = (UNITS - HITS * paysPlain) / (paysFree - paysPlain)
  scale(free, forFree / sumFree)
  scale(plain, (HITS - forFree) / sumPlain)
  scale(losing, (WEIGHT - HITS) / weightOf(losing))
}

/** Corrects rounding errors of the return exactly, by the weights of rounds without free spins. */
function balance(): void {
  const lost = losing[0]
  if (!lost) throw new Error('The book has no round without a payout.')
  for (const entry of [...plain].sort((a, b) => b.units - a.units)) {
    const max = Math.floor(entry.weight / 10)
    const change = Math.trunc((UNITS - unitsOf(plain) - unitsOf(free)) / entry.units)
    entry.weight += Math.max(-max, Math.min(max, change))
  }
  const min = plain.filter(({ units }) => units === 4)
  const next = plain.filter(({ units }) => units === 5)
  for (let missing = UNITS - unitsOf(plain) - unitsOf(free), index = 0; missing !== 0; index++) {
    const step = Math.sign(missing)
    const [from, to] = [min[index % min.length], next[index % next.length]]
    if (!from || !to) throw new Error('The return to player cannot be corrected: no suitable round is left.')
    from.weight -= step
    to.weight += step
    missing -= step
  }
  lost.weight += WEIGHT - weightOf([...losing, ...plain, ...free])
}

function scale(entries: Entry[], times: number): void {
  for (const entry of entries) entry.weight = Math.max(1, Math.round(entry.weight * times))
}

function weightOf(entries: readonly Entry[]): number {
  return entries.reduce((sum, { weight }) => sum + weight, 0)
}

function unitsOf(entries: readonly Entry[]): number {
  return entries.reduce((sum, { weight, units }) => sum + weight * units, 0)
}

/** Writes lines of a weight and the seeds with this weight. */
function writeBook(): void {
  const byWeight = new Map<number, number[]>()
  for (const { seed, weight } of [...losing, ...plain, ...free])
    byWeight.set(weight, [...(byWeight.get(weight) ?? []), seed])
  const lines = [...byWeight].flatMap(([weight, seeds]) =>
    Array.from({ length: Math.ceil(seeds.length / SEEDS_PER_LINE) }, (_, lineIndex) =>
      [weight, ...seeds.slice(lineIndex * SEEDS_PER_LINE, (lineIndex + 1) * SEEDS_PER_LINE)]
        .map((number) => number.toString(BASE))
        .join(' '),
    ),
  )
  writeFileSync(BOOK_FILE, `${lines.join('\n')}\n`)
}
