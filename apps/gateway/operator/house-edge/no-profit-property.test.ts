import { RAKE_COUNTS } from '@ante/contract/launch/seamless-wallet.ts'
import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, test } from 'vitest'

import { lowestEdges } from '../../launch/valid-edges.ts'
import { sharedGateway } from '../../test/shared-gateway.ts'
import { anyMix, strategyGames } from './test/cheap-strategies.ts'
import type { StrategyRound } from './test/cheap-strategies.ts'
import { bonusWarning, rateTotal, rateWarning, wageringCost } from './rules.ts'
import type { CategoryRates } from './rules.ts'

const RUNS = 150
const LOW = 200

const gateway = sharedGateway()

/** Returns a game's contribution by the rule of `game_percent`; `valid-bet.test.ts` checks both against one table. */
const percentOf = ({ game: { category, declared } }: Pick<StrategyRound, 'game'>): number | null => {
  if (declared === null) return category === 'PVP' ? null : 100
  return declared <= LOW ? 20 : 100
}

/** Returns the valid bet of each round, computed by the database. */
async function validBets(rounds: readonly StrategyRound[]): Promise<bigint[]> {
  const { rows } = await sql<{ valid: bigint }>`
    select valid_bet(category, staked, paid, reported, percent) as valid
    from unnest(${rounds.map(({ game }) => game.category)}::text[], ${rounds.map(({ staked }) => staked)}::int8[],
      ${rounds.map(({ paid }) => paid)}::int8[],
      ${rounds.map(({ rake }) => (rake === undefined ? null : rake * RAKE_COUNTS))}::int8[],
      ${rounds.map(percentOf)}::int2[]) with ordinality played (category, staked, paid, reported, percent, place)
    order by place`.execute(gateway.ports.db)
  return rows.map(({ valid }) => valid)
}

const edges = lowestEdges(
  strategyGames.map((game) => ({ category: game.category, edge: game.declared, percent: percentOf({ game }) })),
)

const part = fc.integer({ min: 0, max: 2_000 })
/** Any rates. In categories where they cause a warning, the test pays the house edge instead. */
const anyRates = fc.record({ rebate: part, ladder: part, salaries: part, referral: part, vip: part, missions: part })

function paidByRates(
  rounds: readonly StrategyRound[],
  valid: readonly bigint[],
  input: Omit<CategoryRates, 'category'>,
): bigint {
  return rounds.reduce((sum, { game: { category } }, index) => {
    const rates = { ...input, category }
    const allowed = rateWarning(rates, edges[category]) === null ? rateTotal(rates) : edges[category]
    return sum + wageringCost(valid[index] ?? 0n, allowed)
  }, 0n)
}

test('two accounts of one person lose more than they earn by rates, with any mix of the cheapest strategies', async () => {
  await fc.assert(
    fc.asyncProperty(anyMix, anyRates, async (mix, input) => {
      const rounds = mix.flat()
      const lost = rounds.reduce((sum, { staked, paid }) => sum + staked - paid, 0n)
      const earned = paidByRates(rounds, await validBets(rounds), input)
      expect(earned).toBeLessThanOrEqual(lost + BigInt(rounds.length))
    }),
    { numRuns: RUNS, seed: 24 },
  )
})

const anyBonus = fc.record({
  amount: fc.bigInt({ min: 1n, max: 10n ** 9n }),
  multiple: fc.bigInt({ min: 0n, max: 60n }),
})

test('wagering a bonus without a warning costs at least its amount, with any bets', async () => {
  await fc.assert(
    fc.asyncProperty(anyMix, anyBonus, async (mix, { amount, multiple }) => {
      const rounds = mix.flat()
      const valid = (await validBets(rounds)).reduce((sum, validBet) => sum + validBet, 0n)
      const lost = rounds.reduce((sum, { staked, paid }) => sum + staked - paid, 0n)
      const edge = Math.min(...rounds.map(({ game }) => edges[game.category]))
      const terms = { what: 'It', amount, wagered: amount * multiple }
      fc.pre(bonusWarning(terms, { edge, currency: 'PHP' }) === null && valid >= terms.wagered)
      expect(amount).toBeLessThanOrEqual(lost + BigInt(rounds.length))
    }),
    { numRuns: RUNS, seed: 24 },
  )
})
