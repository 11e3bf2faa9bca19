import { HOUR_MS } from '@ante/contract/kit/time.ts'
import fc from 'fast-check'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'

import { sharedGateway } from '../../test/shared-gateway.ts'
import { budgetsOf, emissionMs } from './code-budgets.ts'
import { debitBudgets } from './code-limits.ts'

const LIMITS = { network: 100, home: 20_000, abroad: 500 }

const gateway = sharedGateway()

beforeEach(async () => {
  await sql`truncate code_budget`.execute(gateway.ports.db)
})

interface Request {
  mobile: string
  ip: string
  at?: Date
  isForeign?: boolean
}

const NOW = new Date('2026-03-01T00:00:00Z')

/** Returns whether a code may be sent; refused requests consume nothing. */
async function isSent({ at = NOW, isForeign = true, ...origin }: Request): Promise<boolean> {
  const undone = new Error('refused')
  try {
    await gateway.ports.db.transaction().execute(async (tx) => {
      if (await debitBudgets(tx, LIMITS, { merchantCode: 'aurora', isForeign, ...origin }, at)) throw undone
    })
    return true
  } catch (error) {
    if (error === undone) return false
    throw error
  }
}

const numberAbroad = (index: number) =>
  `+6681${String(index * 7919)
    .padStart(7, '0')
    .slice(-7)}`

/** Address rotation of an attacker: another /64 of the same /48 for every code. */
const rotated = (index: number) => `2001:db8:7:${(index * 37).toString(16)}::1`

// rules: abuse-3
test('a /48 that rotates its /64s gets a few codes, and other networks still get theirs immediately', async () => {
  let sent = 0
  for (let index = 0; index < 300; index++) {
    if (await isSent({ mobile: numberAbroad(index), ip: rotated(index) })) sent++
  }
  expect(sent).toBeLessThanOrEqual(8)
  expect(await isSent({ mobile: '+66918887777', ip: '198.51.100.7' })).toBe(true)
  expect(await isSent({ mobile: '+66918997777', ip: '2001:db8:8::1' })).toBe(true)
  expect(await isSent({ mobile: '+639171234567', ip: rotated(1), isForeign: false })).toBe(true)
})

test('addresses of a /24 share one budget', async () => {
  let sent = 0
  for (let index = 0; index < 200; index++) {
    if (await isSent({ mobile: numberAbroad(index), ip: `203.0.113.${index}` })) sent++
  }
  expect(sent).toBeLessThanOrEqual(8)
})

test('a block of numbers gets few codes, from any number of networks', async () => {
  let sent = 0
  for (let index = 0; index < 100; index++) {
    const mobile = `+668112${String(index).padStart(5, '0')}`
    if (await isSent({ mobile, ip: `2001:db8:${index.toString(16)}::1` })) sent++
  }
  expect(sent).toBeLessThanOrEqual(4)
})

test('an empty budget refills within the hour, not after a day', async () => {
  for (let index = 0; index < 50; index++) await isSent({ mobile: numberAbroad(index), ip: rotated(index) })
  const ip = rotated(60)
  expect(await isSent({ mobile: numberAbroad(60), ip })).toBe(false)
  expect(await isSent({ mobile: numberAbroad(60), ip, at: new Date(NOW.getTime() + HOUR_MS) })).toBe(true)
})

test('no network may use more than a twentieth of a merchant’s codes, and no budget blocks for a day', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.ipV4(), fc.ipV6()),
      fc.record({ network: fc.integer({ min: 1, max: 1e6 }), home: fc.integer({ min: 100, max: 1e6 }) }),
      fc.boolean(),
      (ip, { network, home }, isForeign) => {
        const limits = { network, home, abroad: home }
        const budgets = budgetsOf(limits, { merchantCode: 'aurora', mobile: '+639171234567', isForeign, ip })
        expect(budgets.at(-1)?.perDay).toBe(home)
        for (const budget of budgets.slice(0, -1)) {
          expect(budget.perDay).toBeLessThanOrEqual(Math.max(5, home / 20))
        }
        expect(budgets.every((budget) => budget.perDay === 1 || emissionMs(budget) <= 12 * HOUR_MS)).toBe(true)
      },
    ),
  )
})
