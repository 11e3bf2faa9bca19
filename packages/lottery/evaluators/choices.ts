import { featureResultOf } from '../kit/feature-result-of.ts'
import type { Rule } from '../rules/rule.ts'
import { LOST, combined, won } from './evaluator.ts'
import type { Evaluator, Outcome } from './evaluator.ts'
import { pickCounts } from './straight.ts'

type RuleOf<K extends Rule['kind']> = Extract<Rule, { kind: K }>

function total(counts: readonly number[]): number {
  return counts.reduce((sum, count) => sum + count, 0)
}

export const each: Evaluator<RuleOf<'each'>> = {
  stakes: (_, rows) => total(pickCounts(rows)),
  settle({ features, tier }, rows, draw) {
    const outcomes = rows.flatMap((row, index): Outcome[] => {
      const feature = features[index]
      if (!feature || row.length === 0) return []
      const { shown, back: returnedValues } = featureResultOf(draw, feature)
      const wins = row.filter((pick) => shown.includes(pick)).map((pick) => won(1, tier === 'pick' ? pick : 'win'))
      return [...wins, { hits: [], returned: row.filter((pick) => returnedValues.includes(pick)).length }]
    })
    return combined(outcomes)
  },
}

export const labels: Evaluator<RuleOf<'labels'>> = {
  stakes: (_, rows) => pickCounts(rows).reduce((product, size) => product * size, 1),
  settle({ features }, rows, draw) {
    const right = features.map((feature, index) => {
      const { shown } = featureResultOf(draw, feature)
      return rows[index]?.filter((pick) => shown.includes(pick)).length ?? 0
    })
    return won(right.reduce((product, count) => product * count, 1))
  },
}

export const bundle: Evaluator<RuleOf<'bundle'>> = {
  stakes: ({ stakes }, [row = []]) => total(row.map((pick) => stakes[pick] ?? 0)),
  settle({ feature, tier }, [row = []], draw) {
    const { shown } = featureResultOf(draw, feature)
    if (!row.some((pick) => shown.includes(pick))) return LOST
    return won(1, tier && featureResultOf(draw, tier).shown[0])
  },
}
