import { writeFileSync } from 'node:fs'

import { UNITS_OF_STAKE } from '../maths/paytable.ts'
import { playSeed } from '../maths/play-seed.ts'
import { BASE, BOOK_FILE } from './book-file.ts'

/**
 * Makes the book anew, always the same: `node apps/studio/cluster/book/make-book.ts`. It plays very many seeds, keeps some of
 * every kind of round, and gives each so much weight that hits, free spins and the return come out as they are wanted here.
 */
const SEEDS = 1_200_000
const WEIGHT = 100_000_000
/** One round in three and a half pays; how exactly, rounding decides. */
const HITS = WEIGHT / 3.5
/** What all stakes together shall win, in units: 96 percent, exactly. */
const UNITS = (WEIGHT * UNITS_OF_STAKE * 96) / 100
/** Kinds of rounds by what they pay: from so many stakes on, so many of them are kept. */
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
const SEEDS_A_LINE = 24

interface Entry {
  seed: number
  units: number
  weight: number
}

interface Kind {
  hasFreeSpins: boolean
  /** How many seeds made one like it, and those that are kept. */
  seen: number
  kept: Entry[]
}

const kinds = new Map<string, Kind>()
for (let seed = 0; seed < SEEDS; seed++) note(seed)
const all = [...kinds.values()]
const entriesOf = (wanted: (kind: Kind) => boolean) => all.filter(wanted).flatMap(({ kept }) => kept)

const losing = entriesOf(({ kept }) => kept.every(({ units }) => units === 0))
const plain = entriesOf(({ hasFreeSpins, kept }) => !hasFreeSpins && kept.some(({ units }) => units > 0))
const free = entriesOf(({ hasFreeSpins }) => hasFreeSpins)
weigh()
balance()
write()

/** Sorts a seed's round in. */
function note(seed: number): void {
  const { units, spins } = playSeed(seed)
  const hasFreeSpins = spins.length > 1
  const place = KINDS.filter(([stakes]) => units >= stakes * UNITS_OF_STAKE).length - 1
  // Where scatters pay nothing at all the round is left out: whoever waits for free spins shall win by them.
  if (hasFreeSpins && units === 0) return
  const name = `${hasFreeSpins} ${place}`
  const kind = kinds.get(name) ?? { hasFreeSpins, seen: 0, kept: [] }
  kinds.set(name, kind)
  kind.seen += 1
  if (kind.kept.length < (KINDS[place]?.[1] ?? 0)) kind.kept.push({ seed, units, weight: 0 })
}

/** As often as seeds made them: then those with free spins by so much more or less that the return is right, nearly. */
function weigh(): void {
  for (const { seen, kept } of all) for (const entry of kept) entry.weight = (seen / SEEDS / kept.length) * WEIGHT
  const [sumPlain, sumFree] = [weightOf(plain), weightOf(free)]
  const [paysPlain, paysFree] = [unitsOf(plain) / sumPlain, unitsOf(free) / sumFree]
  const forFree = (UNITS - HITS * paysPlain) / (paysFree - paysPlain)
  scale(free, forFree / sumFree)
  scale(plain, (HITS - forFree) / sumPlain)
  scale(losing, (WEIGHT - HITS) / weightOf(losing))
}

/** Rounding has moved the return a little: puts it right, exactly, by the rounds without free spins. */
function balance(): void {
  const lost = losing[0]
  if (!lost) throw new Error('No round of the book loses.')
  for (const entry of [...plain].sort((one, other) => other.units - one.units)) {
    const most = Math.floor(entry.weight / 10)
    const change = Math.trunc((UNITS - unitsOf(plain) - unitsOf(free)) / entry.units)
    entry.weight += Math.max(-most, Math.min(most, change))
  }
  const least = plain.filter(({ units }) => units === 4)
  const next = plain.filter(({ units }) => units === 5)
  for (let rest = UNITS - unitsOf(plain) - unitsOf(free), place = 0; rest !== 0; place++) {
    const step = Math.sign(rest)
    const [from, to] = [least[place % least.length], next[place % next.length]]
    if (!from || !to) throw new Error('There are no rounds to put the return right with.')
    from.weight -= step
    to.weight += step
    rest -= step
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

/** Each line a weight, then the seeds that have it. */
function write(): void {
  const byWeight = new Map<number, number[]>()
  for (const { seed, weight } of [...losing, ...plain, ...free])
    byWeight.set(weight, [...(byWeight.get(weight) ?? []), seed])
  const lines = [...byWeight].flatMap(([weight, seeds]) =>
    Array.from({ length: Math.ceil(seeds.length / SEEDS_A_LINE) }, (_, line) =>
      [weight, ...seeds.slice(line * SEEDS_A_LINE, (line + 1) * SEEDS_A_LINE)]
        .map((number) => number.toString(BASE))
        .join(' '),
    ),
  )
  writeFileSync(BOOK_FILE, `${lines.join('\n')}\n`)
}
