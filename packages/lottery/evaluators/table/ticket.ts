import { choose } from '../../kit/combinatorics.ts'
import { itemsOf } from '../../kit/draw-parts.ts'
import type { TableRule } from '../../rules/table-rule.ts'
import { LOST, combined, won } from '../evaluator.ts'
import type { Evaluator, Outcome } from '../evaluator.ts'

type TicketRule = Extract<TableRule, { kind: 'ticket' }>

export const ticketEvaluator: Evaluator<TicketRule> = {
  stakes: ({ front, back }, [first = [], second = []]) => choose(first.length, front) * choose(second.length, back),

  settle(rule, [first = [], second = []], { draw }) {
    const drawn = itemsOf(draw)
    const fronts = byMatches(first, drawn.slice(0, rule.front), rule.front)
    const backs = byMatches(second, drawn.slice(rule.front), rule.back)
    const outcomes = fronts.flatMap((ways, front) =>
      backs.map((backWays, back) => inTier(rule.tiers[`${front}+${back}`], ways * backWays)),
    )
    return combined(outcomes)
  },
}

/** Returns for tickets of `size` picks how many have 0, 1, 2… matches with the drawn numbers. */
function byMatches(picks: readonly string[], drawn: readonly string[], size: number): number[] {
  const matchCount = picks.filter((pick) => drawn.includes(pick)).length
  return Array.from(
    { length: size + 1 },
    (_, count) => choose(matchCount, count) * choose(picks.length - matchCount, size - count),
  )
}

function inTier(tier: string | undefined, stakes: number): Outcome {
  return tier === undefined ? LOST : won(stakes, tier)
}
