import type { ContractTier } from '@ante/contract/agents/contract-tiers.ts'
import { expect, test } from 'vitest'

import { draftsOf, readShare, readTiers } from './draft-tiers.ts'
import type { DraftTier } from './draft-tiers.ts'

const ownTiers: ContractTier[] = [
  { minVolume: '10000.00', netLoss: '0.00', activeMembers: 2, rateType: 'P', rate: '0.3' },
  { minVolume: '50000.00', netLoss: '0.00', activeMembers: 5, rateType: 'P', rate: '0.5' },
]
const rules = { kind: 'daily_salary', ownTiers, locale: 'en', currency: 'PHP' } as const
const row = (changes: Partial<DraftTier>): DraftTier => ({
  id: 0,
  volume: '10,000',
  members: '2',
  loss: '',
  rateType: 'P',
  rate: '0.3',
  ...changes,
})

test('fields show the stored values, in every number format', () => {
  for (const locale of ['en', 'ru', 'ar'])
    expect(readTiers(draftsOf(ownTiers, locale), { ...rules, locale })).toEqual(ownTiers)
})

test.each([
  [{}, null],
  [{ volume: '' }, ['volume', 'unread']],
  [{ volume: '-5' }, ['volume', 'unread']],
  [{ members: '2.5' }, ['members', 'unread']],
  [{ members: '٢' }, null],
  [{ rate: '0.0001' }, ['rate', 'unread']],
  [{ rate: '101' }, ['rate', 'unread']],
  [{ rate: '0,3' }, null],
  [{ rate: '0.31' }, ['rate', 'own']],
  [{ rateType: 'F', rate: '30' }, null],
  [{ rateType: 'F', rate: '30.01' }, ['rate', 'own']],
] as const)('for %j the message is %j', (changes, expected) => {
  const tiers = readTiers([row(changes)], rules)
  expect(Array.isArray(tiers) ? null : [tiers.field, tiers.reason]).toEqual(expected)
})

test('a tier that does not increase is reported at its position', () => {
  expect(readTiers([row({}), row({ id: 1 })], rules)).toEqual({
    tierNumber: 2,
    field: 'volume',
    reason: 'volume',
  })
})

test('a tier that is too high is reported rather than the tier after it', () => {
  const rows = [row({ rate: '0.6' }), row({ id: 1, volume: '50,000', members: '5', rate: '0.5' })]
  expect(readTiers(rows, rules)).toEqual({ tierNumber: 1, field: 'rate', reason: 'own' })
})

test.each([
  ['20', '20'],
  ['20 %', '20'],
  ['0.150', '0.15'],
  ['1,5', '1.5'],
  ['100.001', null],
  ['0', null],
  ['1e1', null],
])('a share typed as %s is %s', (typed, share) => expect(readShare(typed)).toBe(share))
