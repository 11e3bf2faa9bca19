import { DepositState } from '@ante/contract/cashier/deposit-state.ts'
import { expect, test } from 'vitest'

import { textOf, unitsOf } from '../../kit/money.ts'
import { amountRefusal, bonusFor, creditFor, isOverpaid, isPayable } from './rules.ts'
import { mayBecome, pathTo } from '../../kit/state-machine/state-machine.ts'
import { depositStates } from './deposit-states.ts'

test.each([
  ['CREATED', 'SUCCESS', 'WAITING_PAYMENT SUBMITTED PROCESSING SUCCESS'],
  ['WAITING_PAYMENT', 'SUCCESS', 'SUBMITTED PROCESSING SUCCESS'],
  ['EXPIRED', 'SUCCESS', 'PROCESSING SUCCESS'],
  ['CANCELLED', 'SUCCESS', 'PROCESSING SUCCESS'],
  ['REJECTED', 'SUCCESS', 'PROCESSING SUCCESS'],
  ['SUBMITTED', 'FAILED', 'PROCESSING FAILED'],
  ['WAITING_PAYMENT', 'FAILED', 'FAILED'],
  ['SUBMITTED', 'EXPIRED', null],
  ['PROCESSING', 'CANCELLED', null],
  ['SUCCESS', 'FAILED', null],
] as const)('a deposit moves from %s to %s through %s', (from, to, path) => {
  expect(pathTo(depositStates, from, to)?.join(' ') ?? null).toBe(path)
})

test('SUCCESS is the only final state', () => {
  const final = DepositState.options.filter((from) =>
    DepositState.options.every((to) => !mayBecome(depositStates, from, to)),
  )
  expect(final).toEqual(['SUCCESS'])
})

test.each([
  ['1000.00', null, 100, '1000.00', '10.00'],
  ['50', '25.2', 0, '1260.00', '0.00'],
  ['0.99', null, 100, '0.99', '0.00'],
  ['333.33', null, 150, '333.33', '4.99'],
  ['0.0001', '58.4', 0, '0.00', '0.00'],
] as const)(
  'a payment of %s at an exchange rate of %s and a reimbursement of %i hundredths credits %s',
  (paid, rate, hundredths, ...worth) => {
    const credit = creditFor(unitsOf(paid), {
      rate: rate === null ? null : unitsOf(rate),
      currency: 'PHP',
      reimbursementHundredths: hundredths,
    })
    expect([textOf(credit.arrived), textOf(credit.reimbursement)]).toEqual(worth)
  },
)

const limits = { currency: 'PHP', minimum: unitsOf('100'), maximum: unitsOf('500'), fixed: [] as bigint[] }
test.each([
  ['0', [], 'deposit.amount.invalid'],
  ['-1', [], 'deposit.amount.invalid'],
  ['100.001', [], 'deposit.amount.invalid'],
  ['99.99', [], 'deposit.amount.below'],
  ['100', [], null],
  ['500', [], null],
  ['500.01', [], 'over.limit'],
  ['200', ['100', '200'], null],
  ['150', ['100', '200'], 'deposit.amount.not.fixed'],
] as const)('%s of %j is refused by %s', (amount, fixed, code) => {
  expect(amountRefusal(unitsOf(amount), { ...limits, fixed: fixed.map(unitsOf) })).toBe(code)
})

test.each([
  ['VND', '100.50', 'deposit.amount.invalid'],
  ['JPY', '100.01', 'deposit.amount.invalid'],
  ['KRW', '101.00', null],
  ['PHP', '100.50', null],
] as const)('in %s an amount of %s is refused by %s', (currency, amount, code) => {
  expect(amountRefusal(unitsOf(amount), { ...limits, currency })).toBe(code)
})

const half = {
  kind: 'percent',
  percentHundredths: 5_000,
  amount: 0n,
  cap: unitsOf('300'),
  minimum: unitsOf('100'),
} as const
test.each([
  ['500', '250.00', half],
  ['99.99', '0.00', half],
  ['1000', '300.00', half],
  ['500', '88.00', { ...half, kind: 'fixed', amount: unitsOf('88') } as const],
])('a deposit of %s earns a bonus of %s', (credited, expected, bonus) => {
  expect(textOf(bonusFor(unitsOf(credited), bonus, 'PHP'))).toBe(expected)
})

test.each([
  ['100.5', null, true],
  ['100.505', null, false],
  ['100.505', 252_000n, true],
  ['0', null, false],
  ['-1', 252_000n, false],
] as const)('an amount of %s at an exchange rate of %s can be paid: %s', (amount, rate, can) => {
  expect(isPayable(unitsOf(amount), { pay_currency: 'PHP', rate })).toBe(can)
})

test.each([
  [100n, 100n, false],
  [300n, 100n, false],
  [301n, 100n, true],
  [99n, 100n, false],
  [10n ** 15n - 1n, 1_0000n, true],
])('a payment of %i instead of %i is held: %s', (paid, toPay, held) => {
  expect(isOverpaid(paid, toPay)).toBe(held)
})
