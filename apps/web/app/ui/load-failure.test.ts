import { listWithdrawals } from '@ante/contract/cashier/withdrawal-records.ts'
import { getSearchIndex } from '@ante/contract/catalogue/search-index.ts'
import { listSessions } from '@ante/contract/identity/sessions.ts'
import type { Endpoint } from '@ante/contract/kit/endpoint.ts'
import { listPlayRecords } from '@ante/contract/launch/play-records.ts'
import { searchOrders } from '@ante/contract/lottery/orders/orders.ts'
import { getSettings } from '@ante/contract/merchant/settings.ts'
import { listHelp } from '@ante/contract/messaging/help.ts'
import { getInbox } from '@ante/contract/messaging/mail.ts'
import { listRewards } from '@ante/contract/promotions/rewards.ts'
import { listFeedback } from '@ante/contract/support/feedback.ts'
import { getBalance } from '@ante/contract/wallet/balance.ts'
import { expect, test } from 'vitest'

import { CallFailed, CallRefused, withEndpoint } from '../lib/calls/call-errors.ts'
import type { Fault } from '../lib/calls/call-errors.ts'
import { loadFailure } from './load-failure.ts'

const FAULTS: Fault[] = ['offline', 'lost', 'timeout', 'unreadable', 'server']
const ABOUT_MONEY = /money|bets|balance/i

const messageOf = (error: unknown): string => loadFailure(error).message ?? ''
const messagesFor = (endpoint: Endpoint): string[] =>
  [...FAULTS.map((fault) => new CallFailed(fault)), new CallRefused('other', {}, '')].map((error) =>
    messageOf(withEndpoint(error, endpoint)),
  )

test.each([
  ['inbox', getInbox],
  ['help center', listHelp],
  ['languages', getSettings],
  ['search', getSearchIndex],
  ['devices', listSessions],
  ['feedback', listFeedback],
])('a page without money does not mention it when it cannot be loaded: %s', (_, endpoint) => {
  for (const message of messagesFor(endpoint)) {
    expect(message).not.toBe('')
    expect(message).not.toMatch(ABOUT_MONEY)
  }
})

test.each([
  ['wallet', getBalance],
  ['withdrawals', listWithdrawals],
  ['bets', listPlayRecords],
  ['lottery bets', searchOrders],
  ['rewards', listRewards],
])('a page about the member’s money says that it is safe: %s', (_, endpoint) => {
  expect(new Set(messagesFor(endpoint))).toEqual(new Set(['Your money is safe. Try again in a moment.']))
})

test('the message says whether to check the connection', () => {
  const connection = 'This couldn’t be opened. Check your connection and try again.'
  const unloadedCode = new TypeError('Failed to fetch dynamically imported module: /m/a.js')
  for (const error of [undefined, unloadedCode, new CallFailed('offline'), new CallFailed('timeout')])
    expect(messageOf(error)).toBe(connection)
  for (const error of [new CallFailed('server'), new TypeError('x is undefined')])
    expect(messageOf(error)).toBe('Something went wrong on our side. Please try again.')
})
