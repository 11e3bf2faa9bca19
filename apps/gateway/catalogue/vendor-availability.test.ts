import { expect, test } from 'vitest'

import { closedVendors, availabilityOf, nextOpening } from './vendor-availability.ts'
import type { AvailabilityRules } from './vendor-availability.ts'

const now = new Date('2026-05-01T10:00:00Z')
const later = new Date('2026-05-01T12:00:00Z')
const past = new Date('2026-05-01T10:00:00Z')

const closing = (vendor: string, until: Date | null) => ({ vendor, until, reason: '', stops_bets: false, since: past })
const region = (merchant_code: string | null, refused_countries: string[], allowed_countries: string[] = []) => ({
  vendor: 'JL',
  merchant_code,
  refused_countries,
  allowed_countries,
})

test.each<[string, Partial<AvailabilityRules>, string | null, ReturnType<typeof availabilityOf>]>([
  ['is open without rules', {}, 'PH', 'open'],
  ['is closed without an end until it is opened', { closings: [closing('JL', null)] }, 'PH', { until: null }],
  ['is closed until its time', { closings: [closing('JL', later)] }, 'PH', { until: later }],
  ['opens exactly at its time', { closings: [closing('JL', past)] }, 'PH', 'open'],
  ['stays open when another vendor is closed', { closings: [closing('KBR', null)] }, 'PH', 'open'],
  ['is refused to a country at every merchant', { regions: [region(null, ['PH'])] }, 'PH', 'restricted'],
  ['is open to the other countries', { regions: [region(null, ['PH'])] }, 'VN', 'open'],
  ['is refused to a country at one merchant', { regions: [region('aurora', ['PH'])] }, 'PH', 'restricted'],
  ['stays open at other merchants', { regions: [region('lotus', ['PH'])] }, 'PH', 'open'],
  ['is restricted outside of its allowed countries', { regions: [region('aurora', [], ['VN'])] }, 'PH', 'restricted'],
  [
    'is restricted for an unknown country if some are allowed',
    { regions: [region('aurora', [], ['VN'])] },
    null,
    'restricted',
  ],
  [
    'combines the rules of the platform and of the merchant',
    { regions: [region(null, [], ['PH']), region('aurora', ['PH'])] },
    'PH',
    'restricted',
  ],
  [
    'is restricted rather than closed if both rules apply',
    { closings: [closing('JL', null)], regions: [region(null, ['PH'])] },
    'PH',
    'restricted',
  ],
])('a vendor %s', (_rule, rules, country, availability) => {
  const availabilityRules = { closings: [], regions: [], ...rules }
  expect(availabilityOf(availabilityRules, { vendor: 'JL', merchantCode: 'aurora', country }, now)).toEqual(
    availability,
  )
})

test('the next automatic opening, and the vendors closed until then, are known', () => {
  const closings = [closing('JL', later), closing('KBR', null), closing('SLN', past)]
  expect(nextOpening({ closings }, now)).toEqual(later)
  expect([...closedVendors({ closings }, now)]).toEqual([
    ['JL', later],
    ['KBR', null],
  ])
  expect(nextOpening({ closings }, later)).toBeNull()
})
