import type { Rows } from '../bet.ts'
import { featureResultOf } from '../kit/feature-result-of.ts'
import { numberAt, prepareDraw } from '../prepared-draw.ts'
import type { Rule } from '../rules/rule.ts'

/** A single stake of a slip, as a function that returns the tier it wins in a draw. */
export type Stake = (draw: readonly number[]) => string | undefined

/** Returns every stake of these rows by enumeration, which the evaluators count by formula. */
export function stakesOneByOne(rule: Rule, rows: Rows): Stake[] {
  switch (rule.kind) {
    case 'straight':
      return tuples(rows)
        .filter((tuple) => !rule.distinct || new Set(tuple).size === tuple.length)
        .map((tuple) => (draw) => (standsAt(draw, rule.at, tuple) ? 'win' : undefined))
    case 'joined':
      return tuples(rows).flatMap((tuple) =>
        tuple.map((_, from) => (draw) => {
          const right = standsAt(draw, rule.at.slice(from), tuple.slice(from))
          return right ? String(tuple.length - from) : undefined
        }),
      )
    case 'tongxuan':
      return tuples(rows).map((tuple) => (draw) => tongxuanTier(draw, tuple))
    case 'each':
      return rows.flatMap((row, index) =>
        row.map((pick) => (draw) => {
          const { shown } = featureResultOf(prepareDraw('SSC', draw), rule.features[index]!)
          if (!shown.includes(pick)) return undefined
          return rule.tier === 'pick' ? pick : 'win'
        }),
      )
    case 'labels':
      return tuples(rows).map((tuple) => (draw) => {
        const right = tuple.every((pick, index) =>
          featureResultOf(prepareDraw('SSC', draw), rule.features[index]!).shown.includes(pick),
        )
        return right ? 'win' : undefined
      })
    case 'shape':
      return groupsOf(rule.parts, rows).map((group) => (draw) => (sameGroup(draw, rule.at, group) ? 'win' : undefined))
    case 'anyOf':
      return subsets(rule.dan ? [...rows[0]!, ...rows[1]!] : rows[0]!, rule.pick)
        .filter((set) => !rule.dan || rows[0]!.every((dan) => set.includes(dan)))
        .map((set) => (draw) => {
          const drawn = new Set(rule.at.map((position) => String(numberAt(draw, position))))
          return set.filter((number) => drawn.has(number)).length === rule.need ? 'win' : undefined
        })
    case 'bundle':
      return bundled(rule, rows[0]!)
    case 'typedGroup':
      return [(draw) => (sameGroup(draw, rule.at, rows[0]!) ? groupName(rows[0]!) : undefined)]
    case 'anyStraight':
      return subsets(
        rows.map((_, index) => index),
        rule.pick,
      ).flatMap((places) =>
        tuples(places.map((position) => rows[position]!)).map(
          (tuple): Stake =>
            (draw) =>
              standsAt(
                draw,
                places.map((position) => rule.at[position]!),
                tuple,
              )
                ? 'win'
                : undefined,
        ),
      )
    case 'anyPlaces':
      return rule.windows
        .filter(({ places }) => places.every((position) => rows[0]!.includes(position)))
        .flatMap((window) => stakesOneByOne(window.rule, rows.slice(1)))
    default:
      throw new Error(`${rule.kind} has no stakes to list one by one`)
  }
}

function tuples(rows: Rows): string[][] {
  return rows.reduce<string[][]>(
    (shorter, row) => shorter.flatMap((tuple) => row.map((pick) => [...tuple, pick])),
    [[]],
  )
}

function subsets<T>(all: readonly T[], size: number): T[][] {
  const every = Array.from({ length: 2 ** all.length }, (_, bits) => all.filter((__, index) => bits & (1 << index)))
  return every.filter((set) => set.length === size)
}

function standsAt(draw: readonly number[], at: readonly number[], tuple: readonly string[]): boolean {
  return tuple.every((pick, index) => String(numberAt(draw, at[index]!)) === pick)
}

function tongxuanTier(draw: readonly number[], tuple: readonly string[]): string | undefined {
  const matchesAt = (places: number[]) => places.every((position) => String(draw[position]) === tuple[position])
  if (matchesAt([0, 1, 2, 3, 4])) return 'all'
  if (matchesAt([0, 1, 2]) || matchesAt([2, 3, 4])) return 'three'
  if (matchesAt([0, 1]) && matchesAt([3, 4])) return 'twoTwo'
  return matchesAt([0, 1]) || matchesAt([3, 4]) ? 'two' : undefined
}

/** Returns each group as its numbers with their multiplicities. */
function groupsOf(parts: Extract<Rule, { kind: 'shape' }>['parts'], rows: Rows): string[][] {
  const [first, second] = parts.map((part) =>
    subsets(rows[part.row]!, part.of).map((set) => ({ set, times: part.times })),
  )
  const repeated = ({ set, times }: { set: string[]; times: number }) =>
    set.flatMap((number) => Array.from({ length: times }, () => number))
  if (!second) return first!.map(repeated)
  return first!.flatMap((a) =>
    second.filter((b) => !b.set.some((number) => a.set.includes(number))).map((b) => [...repeated(a), ...repeated(b)]),
  )
}

function sameGroup(draw: readonly number[], at: readonly number[], group: readonly string[]): boolean {
  const drawn = at.map((position) => String(numberAt(draw, position)))
  return drawn.toSorted().join() === group.toSorted().join()
}

function groupName(group: readonly string[]): string {
  if (group.length === 2) return 'group2'
  return new Set(group).size === 2 ? 'group3' : 'group6'
}

/** Returns the numbers of that many digits, or the groups, that show the pick. */
function bundled({ feature, tier }: Extract<Rule, { kind: 'bundle' }>, picks: readonly string[]): Stake[] {
  const at = feature.at as readonly number[]
  const digits = Array.from({ length: 10 }, (_, digit) => String(digit))
  const numbers = tuples(at.map(() => digits)).filter((number) =>
    picks.some((pick) => showsPick(feature.kind, number, pick)),
  )
  if (!tier) return numbers.map((number) => (draw) => (standsAt(draw, at, number) ? 'win' : undefined))
  return numbers
    .filter((number) => number.join() === number.toSorted().join() && new Set(number).size > 1)
    .map((group) => (draw) => (sameGroup(draw, at, group) ? groupName(group) : undefined))
}

function showsPick(kind: string, number: readonly string[], pick: string): boolean {
  const values = number.map(Number)
  if (kind === 'numbers') return number.includes(pick)
  const value = kind === 'span' ? Math.max(...values) - Math.min(...values) : values.reduce((a, b) => a + b, 0)
  return String(value) === pick
}
