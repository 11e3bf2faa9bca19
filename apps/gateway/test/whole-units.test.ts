import { decimalsOf } from '@ante/contract/kit/currency-decimals.ts'
import { cancelSubOrders } from '@ante/contract/lottery/orders/orders.ts'
import { getBalance } from '@ante/contract/wallet/balance.ts'
import fc from 'fast-check'
import { sql } from 'kysely'
import { beforeAll, expect, test, vi } from 'vitest'

import { offer, share as shareTier } from '../agents/contracts/test/contract-fixtures.ts'
import { paymentOf } from '../agents/rebates/rules.ts'
import { dividendOf, salaryOf } from '../agents/salaries/rules.ts'
import { bonusFor, creditFor } from '../cashier/deposits/rules.ts'
import { isPayableIn, unitsOf } from '../kit/money.ts'
import { sessionOf, vendorOf } from '../launch/test/vendor.ts'
import type { TestVendor } from '../launch/test/vendor.ts'
import { advanceToNextDraw, slotAt, lotteryFixtures, slip } from '../lottery/test/lottery-fixtures.ts'
import { cashbackOf } from '../promotions/core/types/savior.ts'
import { rebateOf } from '../promotions/rebates/rules.ts'
import { shareOf } from '../promotions/referral/rules.ts'
import { play, settleIn } from '../promotions/test/rebate-fixtures.ts'
import { transactionCode, verifyLedger } from '../wallet/public.ts'
import { useCurrency } from './in-currency.ts'
import type { SignedInMember } from './members.ts'
import { lineMember } from './members.ts'

const fixtures = lotteryFixtures()
let vendor: TestVendor
beforeAll(async () => {
  await useCurrency(fixtures.gateway.ports.db, 'JPY')
  const { token } = await fixtures.player('1')
  const currencyShown = async () => {
    const answer = await fixtures.gateway.call(getBalance, {}, { token })
    return answer.ok ? answer.value.currency : answer.code
  }
  await vi.waitUntil(async () => (await currencyShown()) === 'JPY', 10_000)
  vendor = await vendorOf(fixtures.gateway)
})

test('ledger and contract agree on the currencies without minor units', async () => {
  const { rows } = await sql<{ definition: string }>`
    select pg_get_constraintdef(oid) as definition from pg_constraint where conname = 'whole_units'`.execute(
    fixtures.gateway.ports.db,
  )
  const listed = rows[0]?.definition.match(/(?<=')[A-Z]{3}(?=')/g) ?? []
  const known = Intl.supportedValuesOf('currency').filter((currency) => decimalsOf(currency) === 0)
  expect(listed).toEqual(expect.arrayContaining(known))
  expect(listed.filter((currency) => decimalsOf(currency) > 0)).toEqual([])
})

test('the ledger itself refuses a transfer of a fraction of a yen', async () => {
  const { db } = fixtures.gateway.ports
  const { memberId } = await fixtures.player('100')
  const posted = sql`
    select post_transfers(array[row ('whole-units', 1001, own.id, house.id, 5000, 'test')::posting], now())
    from account own, account house
    where own.member_id = ${memberId} and own.wallet_type = 2 and house.merchant_code = 'aurora' and house.kind = 'house'`
  await expect(posted.execute(db)).rejects.toThrow(/whole_units/)
})

test('a stake of a fraction of a yen is refused, by a vendor or on a lottery slip', async () => {
  const player = await fixtures.player('100')
  const session = { memberId: player.memberId, ...(await sessionOf(vendor, player.memberId, 0)) }
  expect(await vendor.bet(session, { amount: '1.50', currency: 'JPY' })).toMatchObject({
    ok: false,
    code: 'seamless.currency.mismatch',
  })
  const tenth = { slips: [slip('3____', 1111, { mode: 2 })], units: '0.20' }
  expect(await fixtures.order(player, tenth)).toMatchObject({ ok: false, code: 'LGS_BETTING_MODE_CLOSED_ERROR' })
  expect(await fixtures.balancesOf(player.memberId)).toEqual(['100', '0'])
})

test('an agent cannot offer yen with decimals to a downline', async () => {
  const { gateway } = fixtures
  const top = await lineMember(gateway, '0', { type: 2 })
  const below = await lineMember(gateway, '0', { type: 1, above: top })
  const tiers = [{ ...shareTier('10000', 2, '5000.50'), rateType: 'F' as const }]
  expect(await offer(gateway, top, below, { tiers })).toMatchObject({
    code: 'contract.tiers.invalid',
    details: { tierNumber: 1, problem: 'decimals' },
  })
})

const cents = fc.integer({ min: 1, max: 99_999 }).map((all) => (all / 100).toFixed(2))

const succeed = (answer: { ok: true } | { ok: false; code: string }): void => {
  if (!answer.ok) throw new Error(answer.code)
}

type Step = (player: SignedInMember) => Promise<unknown>

const vendorRound = fc
  .record({ stake: fc.integer({ min: 1, max: 50 }), pays: cents })
  .map(({ stake, pays }): Step => async ({ memberId }) => {
    const session = { memberId, ...(await sessionOf(vendor, memberId, 0)) }
    const [roundId, betTransactionId] = [crypto.randomUUID(), crypto.randomUUID()]
    const bet = { roundId, transactionId: betTransactionId, amount: String(stake), currency: 'JPY' }
    succeed(await vendor.bet(session, bet))
    succeed(await vendor.win(session, { roundId, betTransactionId, amount: pays, currency: 'JPY' }))
  })

const rebate = cents.map((staked): Step => async (player) => {
  await play(fixtures.gateway, player, { category: 'RNG', staked: '1000.00' }, { category: 'LIVE', staked })
  // A day is settled three hours after its end, so two days later today's play is settled at any time of day.
  await settleIn(fixtures.gateway, 2)
})

const lottery = fc
  .record({ digit: fc.nat(9), multiple: fc.integer({ min: 1, max: 9 }), cancels: fc.boolean() })
  .map(({ digit, multiple, cancels }): Step => async (player) => {
    const { gateway } = fixtures
    advanceToNextDraw(gateway)
    const slot = slotAt(gateway)
    const slips = [slip(`${digit},${(digit + 1) % 10}____`, 1111, { series: 1900, multiple })]
    await fixtures.placed(player, { slips, units: String(4 * multiple) })
    const open = (await fixtures.orders(player)).filter(({ mayCancel }) => mayCancel)
    const ids = { orderDetailIds: open.map(({ orderDetailId }) => orderDetailId) }
    if (cancels) succeed(await gateway.call(cancelSubOrders, ids, player))
    await fixtures.end(slot, { status: 'DRAWN', result: [digit, 1, 2, 3, 4] })
    await fixtures.settle()
  })

test('vendor payouts, rebates and lottery prizes never create a fractional ledger entry at a yen merchant', async () => {
  const { db } = fixtures.gateway.ports
  await fixtures.choose({ cancelFeeHundredths: 333 })
  const player = await fixtures.player('50000')
  const steps = fc.array(fc.oneof(vendorRound, rebate, lottery), { minLength: 4, maxLength: 8 })
  await fc.assert(
    fc.asyncProperty(steps, async (all) => {
      for (const step of all) await step(player)
    }),
    { numRuns: 4, endOnFailure: true },
  )
  const { rows } = await sql<{ code: number; finest: bigint }>`
    select code, max(amount % ${unitsOf('1')}::int8) as finest from transfer where currency = 'JPY' group by code`.execute(
    db,
  )
  expect(rows.filter(({ finest }) => finest > 0n)).toEqual([])
  const { lotteryWin, lotteryBet, slotRebate } = transactionCode
  expect(rows.map(({ code }) => code)).toEqual(expect.arrayContaining([lotteryWin, lotteryBet, slotRebate]))
  expect((await verifyLedger(db)).problems).toEqual([])
}, 120_000)

const units = fc.bigInt({ min: 0n, max: 10n ** 13n })
const rate = fc.integer({ min: 1, max: 100_000 })

test.each(['JPY', 'KRW', 'VND'])(
  'amounts computed by rules in %s are whole, and never exceed the earned amount',
  (currency) => {
    fc.assert(
      fc.property(units, rate, (amount, thousandths) => {
        const percent = (1 + (thousandths % 9_999)) / 100
        const tier = {
          position: 1,
          minVolume: 0n,
          netLoss: 0n,
          activeMembers: 0,
          rateType: 'P' as const,
          fixedAmount: null,
        }
        const tiers = [{ ...tier, rateThousandths: thousandths }]
        const line = { agentId: 1n, downlineId: 2n, day: '2026-02-28', category: 'RNG' as const, turnover: amount }
        const bonus = { kind: 'percent', percentHundredths: thousandths, amount: 0n, cap: null, minimum: 0n } as const
        const share = { percent: percent.toFixed(2) }
        const computed = (of: string) => [
          rebateOf(amount, thousandths, of),
          paymentOf([{ ...line, ownThousandths: thousandths, downlineThousandths: 0 }], 0n, of).amount,
          salaryOf(tiers, { volume: amount, active: 0 }, { currency: of }),
          dividendOf(tiers, { volume: 0n, active: 0, loss: amount }, { currency: of, style: 'fixed' }),
          cashbackOf(amount, { ...share, minimumLoss: '1' }, of),
          shareOf({ play: share }, [amount, amount / 3n], of),
          bonusFor(amount, bonus, of),
          creditFor(amount, { rate: unitsOf('25.2'), currency: of, reimbursementHundredths: 150 }).arrived,
        ]
        const exact = computed('PHP')
        for (const [index, paid] of computed(currency).entries()) {
          expect(isPayableIn(currency, paid)).toBe(true)
          expect(paid <= (exact[index] ?? 0n)).toBe(true)
        }
      }),
    )
  },
)
