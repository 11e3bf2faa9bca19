import { seamlessBet } from '@ante/contract/launch/seamless-wallet.ts'
import { expect, test } from 'vitest'

import { readAnswer } from './read-answer.ts'

const refusal = (errorCode: string) =>
  JSON.stringify({ success: false, errorCode, message: errorCode, value: { balance: '0.40', currency: 'PHP' } })

test.each([
  ['account.balance.not.enough', 422, 'refused'],
  ['seamless.round.closed', 409, 'refused'],
  // Our nonces are never reused: a copy of the call was received, and may have been executed.
  ['seamless.nonce.repeated', 409, 'unknown'],
  ['service.unavailable', 503, 'unknown'],
])('%s with status %d leaves a bet %s', (code, status, kind) => {
  expect(readAnswer(seamlessBet, status, refusal(code))).toMatchObject({ kind })
})

test.each([
  ['no envelope', 404, '<h1>Not here</h1>'],
  ['a truncated answer', 200, '{"success":true,"value":{"refer'],
  ['an answer that violates the contract', 200, '{"success":true,"value":{}}'],
])('%s leaves a bet undecided', (_name, status, text) => {
  expect(readAnswer(seamlessBet, status, text)).toMatchObject({ kind: 'unknown' })
})
