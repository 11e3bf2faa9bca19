import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

import { promoteDownline } from '@ante/contract/agents/downline.ts'
import { cancelWithdrawal } from '@ante/contract/cashier/withdrawal.ts'
import { commonRefusals } from '@ante/contract/kit/refusal.ts'
import { sendFeedback } from '@ante/contract/support/feedback.ts'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'

import { CallFailed, CallRefused, withEndpoint } from '../lib/calls/call-errors.ts'
import type { Fault } from '../lib/calls/call-errors.ts'
import { call } from '../lib/calls/call.ts'
import { identifyCaller } from '../lib/calls/caller.ts'
import { callFailure } from './call-failure.ts'

const FAULTS: Fault[] = ['offline', 'lost', 'timeout', 'unreadable', 'server', 'notDone', 'done', 'unknown']
/** All errors without a specific refusal. */
const errors = [
  ...FAULTS.map((fault) => ({ name: fault, error: () => new CallFailed(fault) })),
  ...Object.keys(commonRefusals).map((code) => ({ name: code, error: () => new CallRefused(code, {}, '') })),
]
const ABOUT_MONEY = /money|charged|balance|your records/i

afterEach(() => {
  identifyCaller('', '')
  vi.unstubAllGlobals()
})

/** Connects the app to a gateway whose proxy answers all calls with an error page. */
async function failingGateway(): Promise<void> {
  vi.stubGlobal('navigator', { onLine: true, userAgent: 'x', maxTouchPoints: 0 })
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  const proxy = createServer((_, answer) => answer.writeHead(502).end('<h1>Bad gateway</h1>'))
  await new Promise<void>((listening) => proxy.listen(0, '127.0.0.1', listening))
  onTestFinished(() => void proxy.close())
  identifyCaller('aurora', 'EN', `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`)
}

const messageOf = (error: unknown): string => callFailure(error).message ?? ''

test('a failed call says that the money is safe only if it moves money', async () => {
  await failingGateway()
  const moving = await call(cancelWithdrawal, { transactionId: '1' }).catch(messageOf)
  expect(moving).toBe('Something went wrong on our side. Your money is safe. Please try again.')
  const other = await call(promoteDownline, { memberId: '1' }).catch(messageOf)
  expect(other).toBe('Something went wrong on our side. Please try again.')
})

test.each(errors)('$name of a call without money has a text without money', ({ error }) => {
  const text = messageOf(withEndpoint(error(), sendFeedback))
  expect(text).not.toBe('')
  expect(text).not.toMatch(ABOUT_MONEY)
})

test('an error outside of a call has a text without money', () => {
  expect(messageOf(new TypeError('x'))).not.toMatch(ABOUT_MONEY)
})
