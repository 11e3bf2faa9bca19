import { putDownlineRates } from '@ante/contract/agents/rebates.ts'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { unitsOf } from '../../kit/money.ts'
import { operatorRatesOn, ladderRatesOn } from '../../promotions/public.ts'
import { play, settleIn } from '../../promotions/test/rebate-fixtures.ts'
import { startGateway } from '../../test/start-gateway.ts'
import type { TestGateway } from '../../test/start-gateway.ts'
import { lineMember, moveBelow } from '../teams/test/team.ts'
import { dayFromNow, payFor } from './test/income-fixtures.ts'

type LineMember = Awaited<ReturnType<typeof lineMember>>

/** Index of each member's initial upline: a top agent with two branches, one of them three levels deep. */
const ABOVE = [null, 0, 1, 2, 0] as const

const STAKED = '777.77'
/** Rates are in thousandths of a percent. */
const HUNDRED_PERCENT = 100_000

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startGateway()
})
afterAll(() => gateway.stop())

async function tree(): Promise<LineMember[]> {
  const people: LineMember[] = []
  for (const [index, above] of ABOVE.entries()) {
    const upline = above === null ? undefined : people[above]
    people.push(await lineMember(gateway, '0.00', { type: index === 0 ? 2 : 1, ...(upline && { above: upline }) }))
  }
  return people
}

const step = fc.oneof(
  fc.record({
    kind: fc.constant('set' as const),
    memberIndex: fc.integer({ min: 1, max: 4 }),
    tenths: fc.integer({ min: 0, max: 9 }),
  }),
  fc.record({
    kind: fc.constant('move' as const),
    memberIndex: fc.integer({ min: 3, max: 4 }),
    below: fc.integer({ min: 0, max: 2 }),
  }),
)

test(
  'no request gives a member more than the upline, and a bet pays at most the top rate',
  { timeout: 120_000 },
  async () => {
    const { db } = gateway.ports
    const top = (await operatorRatesOn(db, { merchantCode: 'aurora', day: '2026-01-01' })).RNG.top
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 10 }), async (steps) => {
        const people = await tree()
        const member = (index: number) => people[index] ?? people[0]!
        const above: (number | null)[] = [...ABOVE]
        for (const nextStep of steps) {
          if (nextStep.kind === 'move') {
            await moveBelow(gateway, member(nextStep.memberIndex).memberId, member(nextStep.below).memberId)
            above[nextStep.memberIndex] = nextStep.below
          } else {
            const rates = [{ category: 'RNG' as const, rate: `0.${nextStep.tenths}` }]
            const memberId = String(member(nextStep.memberIndex).memberId)
            await gateway.call(
              putDownlineRates,
              { memberId, rates },
              { token: member(above[nextStep.memberIndex] ?? 0).token },
            )
          }
          await expectLadder(people, above, top)
        }
        expect(await paidFor(people, STAKED)).toBeLessThanOrEqual((Number(unitsOf(STAKED)) * top) / HUNDRED_PERCENT)
      }),
      { numRuns: 5, endOnFailure: true },
    )
  },
)

async function expectLadder(people: readonly LineMember[], above: readonly (number | null)[], top: number) {
  for (const days of [0, 1]) {
    const day = await dayFromNow(gateway, days)
    const requested = { memberIds: people.map(({ memberId }) => memberId), merchantCode: 'aurora', day }
    const rates = await ladderRatesOn(gateway.ports.db, requested)
    const rateOf = (index: number) => rates.get(people[index]?.memberId ?? 0n)?.RNG ?? -1
    for (const [index, upline] of above.entries()) {
      expect(rateOf(index)).toBeLessThanOrEqual(upline === null ? top : rateOf(upline))
      expect(rateOf(index)).toBeGreaterThanOrEqual(0)
    }
  }
}

/**
 * Lets the deepest member bet tomorrow; returns the total that is paid for the bet to the member and all uplines, in
 * the ledger's units.
 */
async function paidFor(people: readonly LineMember[], staked: string): Promise<number> {
  const player = people[3]
  if (!player) throw new Error('no player')
  const { db, clock } = gateway.ports
  const beganAt = new Date(clock.now().getTime() + 86_400_000)
  await play(gateway, player, { category: 'RNG', staked, beganAt })
  await sql`delete from agent_rebate_run`.execute(db)
  await payFor(gateway, await dayFromNow(gateway, 1))
  await settleIn(gateway, 3)
  const { rows } = await sql<{ units: bigint }>`
    select coalesce(sum(amount), 0)::int8 as units from transfer
    join account on account.id = transfer.credit_account
    where account.member_id = any (${people.map(({ memberId }) => memberId)}::int8[]) and code in (6113, 6143)`.execute(
    db,
  )
  return Number(rows[0]?.units ?? -1n)
}
