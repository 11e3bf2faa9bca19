import type { DepositPromotion, PaymentChannel } from '@ante/contract/cashier/payment-channels.ts'
import { expect, test } from 'vitest'

import { estimate } from './estimate.ts'

const channel: PaymentChannel = {
  channelId: 'bank',
  kind: 'MT',
  name: 'Bank',
  picture: '',
  payCurrency: 'PHP',
  min: '100.00',
  max: '50000.00',
  fixedAmounts: [],
  feePercent: '0',
  reimbursementPercent: '0',
  rate: null,
  confirmations: null,
  network: '',
  minutes: 15,
  instructions: '',
  promotionIds: [],
}
const promotion: DepositPromotion = {
  promotionId: 'half',
  title: 'Half more',
  kind: 'percent',
  percent: '50',
  amount: '0',
  cap: null,
  minimum: '100.00',
  multiple: '12',
}
const estimateFor = (cents: number, changed: Partial<PaymentChannel> = {}, chosen: DepositPromotion | null = null) =>
  estimate({ channel: { ...channel, ...changed }, cents, promotion: chosen, multiple: '1' })

test('1,000 with a fee refund of one per cent is credited as 1,010', () => {
  expect(estimateFor(100_000, { feePercent: '1', reimbursementPercent: '1' })).toEqual({
    fee: 1000,
    pays: 101_000,
    arrives: 100_000,
    refundedFee: 1000,
    bonus: 0,
    credited: 101_000,
    turnover: 101_000,
  })
})

test('fifty coins at 25.2 are 1,260.00', () => {
  expect(estimateFor(5000, { payCurrency: 'USDT', rate: '25.2' }).credited).toBe(126_000)
})

test('500 with a bonus of half the amount and a multiple of 12 require a turnover of 9,000', () => {
  expect(estimateFor(50_000, {}, promotion)).toMatchObject({ bonus: 25_000, credited: 75_000, turnover: 900_000 })
})

test.each([
  ['below the minimum there is no bonus, and its multiple does not count', 9_999, promotion, [0, 9_999]],
  ['a bonus is limited by its cap', 100_000, { ...promotion, cap: '200.00' }, [20_000, 1_440_000]],
  [
    'a fixed bonus does not depend on the amount',
    50_000,
    { ...promotion, kind: 'fixed', amount: '88' } as const,
    [8800, 705_600],
  ],
  ['a bonus is never rounded up', 33_333, { ...promotion, percent: '0.01' }, [3, 400_032]],
])('%s', (_, cents, chosen, [bonus, turnover]) => {
  expect(estimateFor(cents, {}, chosen)).toMatchObject({ bonus, turnover })
})
