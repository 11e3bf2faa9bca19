import { expect, test } from 'vitest'

import { isOutage, isReadOnlyError } from './outages.ts'

const failing = (code: string, message = '') => Object.assign(new Error(message), { code })

test.each([
  ['disk full, PostgreSQL', '53100', true, true],
  ['out of memory', '53200', true, false],
  ['too many connections', '53300', true, false],
  ['configured limit exceeded', '53400', true, false],
  ['shut down by an administrator', '57P01', true, false],
  ['crashed', '57P02', true, false],
  ['starting', '57P03', true, false],
  ['idle session timeout', '57P05', true, false],
  ['broken connection', '08006', true, false],
  ['input or output error', '58030', true, false],
  ['a replica, or read-only', '25006', true, true],
  ['disk full, file system', 'ENOSPC', true, true],
  ['disk quota exceeded', 'EDQUOT', true, true],
  ['too many files', 'EMFILE', true, false],
  ['connection refused', 'ECONNREFUSED', true, false],
  ['unique violation', '23505', false, false],
  ['a query that was cancelled', '57014', false, false],
  ['a syntax error', '42601', false, false],
  ['no code', '', false, false],
])('%s (%s): an outage %s, no writes %s', (_, code, outage, noWrites) => {
  expect([isOutage(failing(code)), isReadOnlyError(failing(code))]).toEqual([outage, noWrites])
})

test.each(['Connection terminated unexpectedly', 'timeout exceeded when trying to connect'])(
  '%s is an outage',
  (input) => {
    expect(isOutage(new Error(input))).toBe(true)
  },
)

test.each([null, undefined, 'text', 7])('%j is not an outage', (thrown) => {
  expect([isOutage(thrown), isReadOnlyError(thrown)]).toEqual([false, false])
})
