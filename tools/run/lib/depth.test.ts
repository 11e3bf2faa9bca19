import fc from 'fast-check'
import { expect, test } from 'vitest'

import { planOf, environmentOf, shareOf, SHARES } from './depth.ts'

test('a commit always runs the same share of the schedules', () => {
  fc.assert(
    fc.property(fc.string(), (commit) => {
      expect(shareOf(commit)).toBe(shareOf(commit))
      expect(Array.from({ length: SHARES }, (_, share) => share)).toContain(shareOf(commit))
    }),
  )
})

test('a few dozen commits cover every share', () => {
  const commits = Array.from({ length: 60 }, (_, number) => `commit ${number}`)
  expect(new Set(commits.map(shareOf)).size).toBe(SHARES)
})

test.each([
  ['apps/studio/book/tickets/sold-parts.ts', true],
  ['packages/contract/wallet/withdraw.ts', true],
  ['apps/gateway/wallet/post-transfer.ts', true],
  ['apps/gateway/launch/seamless/bet.ts', true],
  ['apps/web/app/launch/launch-page.tsx', true],
  ['package-lock.json', true],
  ['apps/web/app/shell/header.tsx', false],
  ['apps/gateway/messaging/mails.ts', false],
  ['docs/wire.md', false],
])('a change of %s affects the studio: %s', (file, studio) => {
  expect(planOf('gate', ['CHANGELOG.md', file])).toEqual({ depth: 'gate', studio })
})

test('an unknown change may affect the studio, and an empty one does not', () => {
  expect(planOf('gate', null).studio).toBe(true)
  expect(planOf('gate', []).studio).toBe(false)
})

test('a deep run omits nothing, regardless of the changes', () => {
  const plan = planOf('deep', [])
  expect(plan.studio).toBe(true)
  expect(environmentOf(plan, 'commit')).toEqual({})
})

test('the gate runs the journey tests of the studio unless they are switched off', () => {
  expect(environmentOf({ depth: 'gate', studio: true }, 'commit')).not.toHaveProperty('STUDIO_JOURNEYS')
  expect(environmentOf({ depth: 'gate', studio: false }, 'commit')).toHaveProperty('STUDIO_JOURNEYS', 'off')
})
