import type { Rows } from '../bet.ts'
import { distinctTuples, elementary, choose } from '../kit/combinatorics.ts'
import { numberAt } from '../prepared-draw.ts'
import type { PreparedDraw } from '../prepared-draw.ts'
import type { Rule } from '../rules/rule.ts'
import { LOST, combined, won } from './evaluator.ts'
import type { Evaluator, Outcome } from './evaluator.ts'

type RuleOf<K extends Rule['kind']> = Extract<Rule, { kind: K }>

/** Returns the number of picks in each row. */
export function pickCounts(rows: Rows): number[] {
  return rows.map((row) => row.length)
}

function product(factors: readonly number[]): number {
  return factors.reduce((total, factor) => total * factor, 1)
}

/** Returns for each row whether its position shows one of its picks. */
function hitsOf(rows: Rows, at: readonly number[], { draw }: PreparedDraw): boolean[] {
  return rows.map((row, index) => row.includes(String(numberAt(draw, at[index] ?? index))))
}

export const straight: Evaluator<RuleOf<'straight'>> = {
  stakes: ({ distinct }, rows) => (distinct ? distinctTuples(rows) : product(pickCounts(rows))),
  settle: ({ at }, rows, draw) => (hitsOf(rows, at, draw).every(Boolean) ? won(1) : LOST),
}

export const anyStraight: Evaluator<RuleOf<'anyStraight'>> = {
  stakes: ({ pick }, rows) => elementary(pickCounts(rows), pick),
  settle: ({ at, pick }, rows, draw) => won(choose(hitsOf(rows, at, draw).filter(Boolean).length, pick)),
}

/** A matching suffix wins once per combination of picks in the rows before it, because each is a separate stake. */
export const joined: Evaluator<RuleOf<'joined'>> = {
  stakes: ({ at }, rows) => at.length * product(pickCounts(rows)),
  settle({ at }, rows, draw) {
    const hits = hitsOf(rows, at, draw)
    const suffixes = rows.map((_, from) =>
      hits.slice(from).every(Boolean)
        ? won(product(pickCounts(rows.slice(0, from))), String(rows.length - from))
        : LOST,
    )
    return combined(suffixes)
  },
}

/** Tiers by pattern: `1` marks a matching position of five, as in `11110`. All other patterns lose. */
const PATTERNS: Readonly<Record<string, string>> = {
  11111: 'all',
  11100: 'three',
  11101: 'three',
  11110: 'three',
  '00111': 'three',
  10111: 'three',
  '01111': 'three',
  11011: 'twoTwo',
  11000: 'two',
  11001: 'two',
  11010: 'two',
  '00011': 'two',
  10011: 'two',
  '01011': 'two',
}

const FIVE = [0, 1, 2, 3, 4]

/** A stake is one pick of each of five rows. The pattern of its matching positions determines its tier. */
export const tongxuan: Evaluator<RuleOf<'tongxuan'>> = {
  stakes: (_, rows) => product(pickCounts(rows)),
  settle: (_, rows, draw) => tongxuanOf(rows, hitsOf(rows, FIVE, draw)),
}

/** Returns the outcome of stakes of five when these positions show one of their picks. */
export function tongxuanOf(rows: Rows, hits: readonly boolean[]): Outcome {
  const outcomes = Object.entries(PATTERNS).map(([pattern, tier]) =>
    won(product(rows.map((row, index) => ways(row.length, hits[index] === true, pattern[index] === '1'))), tier),
  )
  return combined(outcomes)
}

function ways(picks: number, hit: boolean, right: boolean): number {
  if (right) return hit ? 1 : 0
  return hit ? picks - 1 : picks
}
