import { expect, test } from 'vitest'

import { suitesOf } from './suites.ts'

test.each([
  ['apps/sandbox/book/tickets/sold.ts', true],
  ['packages/contract/wallet/withdraw.ts', true],
  ['apps/gateway/wallet/post-transfer.ts', true],
  ['apps/gateway/launch/seamless/bet.ts', true],
  ['package-lock.json', true],
  ['apps/web/app/shell/header.tsx', false],
  ['apps/gateway/messaging/mails.ts', false],
  ['docs/wire.md', false],
])('a change of %s reaches the studio: %s', (file, reaches) => {
  expect(suitesOf('gate', ['CHANGELOG.md', file]).includes('studio')).toBe(reaches)
})

test('a change that is not known may reach the studio, and none does not', () => {
  expect(suitesOf('gate', null)).toContain('studio')
  expect(suitesOf('gate', [])).not.toContain('studio')
})

test('a deep run leaves no suite out, and the gate no other than the studio', () => {
  expect(suitesOf('deep', [])).toEqual(suitesOf('gate', null))
  expect(suitesOf('gate', [])).toEqual(suitesOf('deep', []).filter((name) => name !== 'studio'))
})
