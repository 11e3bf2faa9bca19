import { randomUUID } from 'node:crypto'

import { getBalance } from '@ante/contract/wallet/balance.ts'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { textOf, unitsOf } from '../../kit/money.ts'
import { signedIn } from '../../test/members.ts'
import type { SignedInMember } from '../../test/members.ts'
import { startGateway } from '../../test/start-gateway.ts'
import type { TestGateway } from '../../test/start-gateway.ts'
import { verifyLedger } from '../../wallet/public.ts'
import { claimUnlimited, play, settleIn, rollBackRound } from '../test/rebate-fixtures.ts'
import { accruedRebate } from './accrued-rebate.ts'
import { rebateOf, totalOf, DEFAULT_RATES } from './rules.ts'

const RUNS = 12
const CATEGORIES = ['RNG', 'LIVE', 'PVP'] as const

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startGateway()
})
afterAll(() => gateway.stop())

const anyStep = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({ plays: fc.constantFrom(...CATEGORIES), staked: fc.integer({ min: 1, max: 90_000 }) }),
  },
  { weight: 2, arbitrary: fc.record({ takesBack: fc.nat({ max: 20 }) }) },
  { weight: 3, arbitrary: fc.constant({ claims: true as const }) },
  { weight: 1, arbitrary: fc.constant({ settles: true as const }) },
)
type Step = typeof anyStep extends fc.Arbitrary<infer One> ? One : never

interface Round {
  roundId: string
  category: (typeof CATEGORIES)[number]
  cents: bigint
}

/** Day of the next settlement in days from now: each is later than the one before, and pays all bets until then. */
let days = 2

async function applyStep(step: Step, member: SignedInMember, rounds: Round[]): Promise<void> {
  if ('plays' in step) {
    const round: Round = { roundId: randomUUID(), category: step.plays, cents: BigInt(step.staked) }
    await play(gateway, member, {
      category: round.category,
      staked: textOf(round.cents * 100n),
      roundId: round.roundId,
    })
    rounds.push(round)
  } else if ('takesBack' in step) {
    const [round] = rounds.splice(step.takesBack % Math.max(1, rounds.length), 1)
    if (round) await rollBackRound(gateway, member.memberId, round.roundId)
  } else if ('claims' in step) {
    // Two simultaneous claims; they may be below the minimum.
    await Promise.allSettled([claimUnlimited(gateway, member), claimUnlimited(gateway, member)])
  } else await settleIn(gateway, (days += 1))
}

test('after any bets, voids, claims and settlements, the payments match the remaining turnover', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyStep, { minLength: 4, maxLength: 16 }), async (steps) => {
      const member = await signedIn(gateway)
      const rounds: Round[] = []
      let mostOwed = 0n
      for (const step of steps) {
        await applyStep(step, member, rounds)
        const owed = owedFor(rounds)
        if (owed > mostOwed) mostOwed = owed
      }
      const paid = await paidTo(member)
      const query = { memberId: member.memberId, merchantCode: 'aurora', untilDay: '9999-12-31' }
      const { total } = await accruedRebate(gateway.ports.db, query)
      // Each payment and category may be rounded by a hundredth in either direction; nothing else is lost or
      // duplicated.
      const slack = unitsOf('0.01') * BigInt((steps.length + 1) * CATEGORIES.length)
      const difference = owedFor(rounds) - paid - total
      expect(paid <= mostOwed + slack).toBe(true)
      expect(difference <= slack && difference >= -slack).toBe(true)
    }),
    { numRuns: RUNS },
  )
  expect((await verifyLedger(gateway.ports.db)).problems).toEqual([])
})

function owedFor(rounds: readonly Round[]): bigint {
  return CATEGORIES.reduce((sum, category) => {
    const played = rounds.reduce((all, round) => (round.category === category ? all + round.cents * 100n : all), 0n)
    return sum + rebateOf(played, DEFAULT_RATES[category], 'PHP')
  }, 0n)
}

/** Returns the sum of the member's rebates by the report, which must equal the balance. */
async function paidTo({ memberId, token }: SignedInMember): Promise<bigint> {
  const rebates = await gateway.ports.db
    .selectFrom('rebate')
    .select('amount')
    .where('member_id', '=', memberId)
    .execute()
  const balance = await gateway.call(getBalance, {}, { token })
  if (!balance.ok) throw new Error(balance.code)
  const paid = totalOf(rebates)
  expect(textOf(paid)).toBe(balance.value.sumBalance)
  return paid
}
