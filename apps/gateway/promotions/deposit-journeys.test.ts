import { randomUUID } from 'node:crypto'

import type { PromotionType } from '@ante/contract/promotions/promotion-type.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { waitForState, begin, payAt, withPayments } from '../cashier/test/payer.ts'
import { signedIn } from '../test/members.ts'
import { startGateway } from '../test/start-gateway.ts'
import type { TestGateway } from '../test/start-gateway.ts'
import type { TestSandbox } from '../test/with-sandbox.ts'
import { verifyLedger } from '../wallet/public.ts'
import { closeAllPromotions } from './test/close-all-promotions.ts'
import { deposited } from './test/deposited.ts'
import { balanceOf, comingPromotion, HOUR_MS, proofOf } from './test/journey-fixtures.ts'
import { detailFor, laterBy, turnoverRequired } from './test/promotion-fixtures.ts'
import { untilNoon } from './test/rain-fixtures.ts'

let gateway: TestGateway
let sandbox: TestSandbox
beforeAll(async () => {
  gateway = await startGateway()
  sandbox = await withPayments(gateway, { faults: false })
})
beforeEach(async () => {
  await closeAllPromotions(gateway)
  gateway.ports.clock.offsetMs = untilNoon()
})
afterAll(async () => {
  await gateway.stop()
  await sandbox.stop()
})

const DEPOSITS: [PromotionType, number | null][] = [
  ['DEPOSIT', null],
  ['FIRST_DEPOSIT', 1],
  ['SECOND_DEPOSIT', 2],
  ['THIRD_DEPOSIT', 3],
  ['FOURTH_DEPOSIT', 4],
  ['FIFTH_DEPOSIT', 5],
]

// rules: rewards-1
test.each(DEPOSITS)(
  'the bonus of a %s promotion is credited with the deposit, after the promotion has started',
  async (type, nth) => {
    const bonus = `for-${randomUUID().slice(0, 8)}`
    await gateway.ports.db
      .insertInto('deposit_promotion')
      .values({
        merchant_code: 'aurora',
        code: bonus,
        titles: JSON.stringify({ EN: 'Increase' }),
        kind: 'percent',
        percent_hundredths: 5000,
        amount: 0n,
        cap: null,
        minimum: 0n,
        multiple_hundredths: 1200,
        nth,
        channels: null,
        open: true,
        position: 0,
      })
      .execute()
    const promotionId = await comingPromotion(gateway, type, { bonus })
    const before = await signedIn(gateway)
    for (let made = 1; made < (nth ?? 1); made++) await deposited(gateway, before.memberId, 100_0000n)
    expect(await detailFor(gateway, promotionId, before)).toMatchObject({ status: 'coming', action: 'none' })
    const member = await laterBy(gateway, before, HOUR_MS + 60_000)
    expect(await detailFor(gateway, promotionId, member)).toMatchObject({ status: 'open', action: 'deposit' })
    const deposit = await begin(gateway, member, { channelId: 'pouch', amount: '500', promotionId: bonus })
    expect(await detailFor(gateway, promotionId, member)).toMatchObject({ status: 'signed', action: 'deposit' })
    await payAt(sandbox.url, deposit)
    await waitForState(gateway, deposit, 'SUCCESS')
    expect(await detailFor(gateway, promotionId, member)).toMatchObject({ status: nth === null ? 'open' : 'claimed' })
    expect(await balanceOf(gateway, member)).toBe('750.00')
    expect(await proofOf(gateway, member)).toMatchObject([{ code: 4104, amount: 250_0000n }])
    expect(await turnoverRequired(gateway, member)).toBe('9000.00')
    expect((await verifyLedger(gateway.ports.db)).problems).toEqual([])
  },
)
