import type { SetupProblem, SetupSteps } from '@ante/contract/console/merchant-setup-steps.ts'
import { SetupStep } from '@ante/contract/console/merchant-setup-steps.ts'
import { Jurisdiction, leastAgeIn } from '@ante/contract/merchant/jurisdiction.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { missingSteps, stepProblems } from './step-problems.ts'
import type { SetupFacts } from './step-problems.ts'
import { completeSteps } from './test/setup-scene.ts'

const facts: SetupFacts = {
  codes: new Set(['aurora', 'aurora-trial']),
  hosts: new Set(['localhost', 'aurora.localhost', 'staged.localhost']),
  consoleHost: 'console.localhost',
  vendors: new Set(['ANS', 'JL', 'LOTT']),
  hasSandbox: true,
}
const full = completeSteps('harbour')
const found = (changes: SetupSteps, known: SetupFacts = facts) =>
  stepProblems({ ...full, ...changes }, known).map(({ step, field, problem, value }) => [step, field, problem, value])

test('complete steps have no problem, and nothing is missing', () => {
  expect(found({})).toEqual([])
  expect(missingSteps(full)).toEqual([])
})

type Row = [name: string, changes: SetupSteps, expected: [string, string, SetupProblem['problem'], string]]
const site = (changes: Partial<NonNullable<SetupSteps['site']>>): SetupSteps => ({ site: { ...full.site, ...changes } })
const bank = { bankName: 'B', accountName: 'H', accountNumber: '1', minimum: '10', maximum: '100' }

const rows: Row[] = [
  ['the code of a merchant', site({ code: 'aurora' }), ['site', 'code', 'taken', 'aurora']],
  ['the code of a trial merchant', site({ code: 'new-trial' }), ['site', 'code', 'reserved', 'new-trial']],
  ['the host of a site', site({ hosts: ['aurora.localhost'] }), ['site', 'hosts', 'taken', 'aurora.localhost']],
  [
    'the host of the console',
    site({ hosts: ['console.localhost'] }),
    ['site', 'hosts', 'reserved', 'console.localhost'],
  ],
  [
    'the host of a staged brand',
    site({ hosts: ['staged.new.test'] }),
    ['site', 'hosts', 'reserved', 'staged.new.test'],
  ],
  ['a host twice', site({ hosts: ['a.test', 'a.test'] }), ['site', 'hosts', 'repeated', 'a.test']],
  ['no currency', site({ currency: 'QQQ' }), ['site', 'currency', 'unknown', 'QQQ']],
  ['no time zone', site({ zone: 'Europe/Nowhere' }), ['site', 'zone', 'unknown', 'Europe/Nowhere']],
  [
    'a default that is not offered',
    { languages: { languages: ['TH'], defaultLanguage: 'EN', agreement: 'later' } },
    ['languages', 'defaultLanguage', 'not_offered', 'EN'],
  ],
  [
    'a language twice',
    { languages: { languages: ['EN', 'EN'], defaultLanguage: 'EN', agreement: 'later' } },
    ['languages', 'languages', 'repeated', 'EN'],
  ],
  [
    'an age below that of the jurisdiction',
    { licence: { jurisdiction: 'PH', minimumAge: 18, line: 'x' } },
    ['licence', 'minimumAge', 'too_young', '21'],
  ],
  ['an unknown flag', { functions: { on: ['NOSUCHFLAG'] } }, ['functions', 'on', 'unknown', 'NOSUCHFLAG']],
  ['an unknown entry', { menu: { shown: [...full.menu.shown, 'NOWHERE'] } }, ['menu', 'shown', 'unknown', 'NOWHERE']],
  [
    'no entry of the bottom menu',
    { menu: { shown: ['HOME_LOBBY'] } },
    ['menu', 'shown', 'nothing_shown', 'bottomMenu'],
  ],
  ['no block of home', { menu: { shown: ['HOME'] } }, ['menu', 'shown', 'nothing_shown', 'home']],
  [
    'a minimum above the maximum',
    { payments: { demoChannels: [], bank: { ...bank, minimum: '200' } } },
    ['payments', 'minimum', 'above_maximum', '200'],
  ],
  [
    'no amount',
    { payments: { demoChannels: [], bank: { ...bank, minimum: '0' } } },
    ['payments', 'minimum', 'not_payable', '0'],
  ],
  [
    'too many decimals',
    { payments: { demoChannels: [], bank: { ...bank, maximum: '100.005' } } },
    ['payments', 'maximum', 'not_payable', '100.005'],
  ],
  ['an unknown vendor', { games: { vendors: ['XX'] } }, ['games', 'vendors', 'unknown', 'XX']],
  ['a vendor twice', { games: { vendors: ['JL', 'JL'] } }, ['games', 'vendors', 'repeated', 'JL']],
]

test.each(rows)('%s is a problem', (_name, changes, expected) => {
  expect(found(changes)).toEqual([expected])
})

describe('without a sandbox', () => {
  const production = { ...facts, hasSandbox: false }

  test('there is no demo provider, and the site must say who licenses it', () => {
    const licence = { ...full.licence, line: '' }
    expect(found({ licence }, production)).toEqual([
      ['licence', 'line', 'missing', ''],
      ['payments', 'demoChannels', 'unknown', 'pouch'],
      ['payments', 'demoChannels', 'unknown', 'scan'],
    ])
  })
})

test('each step is checked on its own: the steps without problems do not depend on the others', () => {
  fc.assert(
    fc.property(fc.subarray([...SetupStep.options]), (chosen) => {
      const steps = Object.fromEntries(chosen.map((step) => [step, full[step]]))
      expect(stepProblems(steps, facts)).toEqual([])
      expect(missingSteps(steps)).toEqual(SetupStep.options.filter((step) => !chosen.includes(step)))
    }),
  )
})

test('no jurisdiction permits players below 18, and an age that it permits is no problem', () => {
  for (const jurisdiction of Jurisdiction.options) {
    const minimumAge = leastAgeIn(jurisdiction)
    expect(minimumAge).toBeGreaterThanOrEqual(18)
    expect(found({ licence: { jurisdiction, minimumAge, line: 'x' } })).toEqual([])
    expect(found({ licence: { jurisdiction, minimumAge: minimumAge - 1, line: 'x' } })).toHaveLength(1)
  }
})
