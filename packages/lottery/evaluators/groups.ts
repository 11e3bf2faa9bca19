import type { Rows } from '../bet.ts'
import { timesOf } from '../features/alike.ts'
import { choose } from '../kit/combinatorics.ts'
import { featureResultOf } from '../kit/feature-result-of.ts'
import { numbersAt } from '../prepared-draw.ts'
import type { Rule, ShapePart } from '../rules/rule.ts'
import { LOST, won } from './evaluator.ts'
import type { Evaluator } from './evaluator.ts'

type RuleOf<K extends Rule['kind']> = Extract<Rule, { kind: K }>

/** Stakes of two parts are counted by the number of picks that are in both rows and used by the first part. */
export const shape: Evaluator<RuleOf<'shape'>> = {
  stakes({ parts: [first, second] }, rows) {
    const [a, b] = [rowOf(rows, first), rowOf(rows, second)]
    if (!first) return 0
    if (!second) return choose(a.length, first.of)
    const common = a.filter((pick) => b.includes(pick)).length
    return Array.from({ length: first.of + 1 }, (_, count) => count)
      .map(
        (count) =>
          choose(common, count) * choose(a.length - common, first.of - count) * choose(b.length - count, second.of),
      )
      .reduce((sum, count) => sum + count, 0)
  },
  settle({ at, parts }, rows, { draw }) {
    const drawn = [...timesOf(numbersAt(draw, at))]
    const distinct = parts.reduce((sum, part) => sum + part.of, 0)
    const matches = parts.every((part) => {
      const numbers = drawn.filter(([, times]) => times === part.times)
      return numbers.length === part.of && numbers.every(([number]) => rowOf(rows, part).includes(String(number)))
    })
    return matches && drawn.length === distinct ? won(1) : LOST
  },
}

function rowOf(rows: Rows, part: ShapePart | undefined): readonly string[] {
  return (part && rows[part.row]) ?? []
}

/** Every stake contains all dan numbers, and tuo numbers up to a total of `pick`. */
export const anyOf: Evaluator<RuleOf<'anyOf'>> = {
  stakes({ pick, dan }, rows) {
    const [fixed, free] = danAndTuo(dan, rows)
    return choose(free.length, pick - fixed.length)
  },
  settle({ at, pick, need, dan }, rows, { draw }) {
    const [fixed, free] = danAndTuo(dan, rows)
    const drawn = new Set(numbersAt(draw, at).map(String))
    const fixedHits = fixed.filter((number) => drawn.has(number)).length
    const freeHits = free.filter((number) => drawn.has(number)).length
    const neededHits = need - fixedHits
    return won(choose(freeHits, neededHits) * choose(free.length - freeHits, pick - fixed.length - neededHits))
  },
}

function danAndTuo(dan: boolean, rows: Rows): [readonly string[], readonly string[]] {
  return dan ? [rows[0] ?? [], rows[1] ?? []] : [[], rows[0] ?? []]
}

/** The row is one typed number with its repeated digits. */
export const typedGroup: Evaluator<RuleOf<'typedGroup'>> = {
  stakes: (_, [row = []]) => (new Set(row).size > 1 ? 1 : 0),
  settle({ at, tier }, [row = []], draw) {
    const drawn = numbersAt(draw.draw, at).map(String).sort().join('')
    return [...row].sort().join('') === drawn ? won(1, featureResultOf(draw, tier).shown[0]) : LOST
  },
}
