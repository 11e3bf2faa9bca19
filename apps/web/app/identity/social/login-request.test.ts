import { beforeEach, expect, test } from 'vitest'

import { tabStorage } from '../../lib/browser/storage.ts'
import { storeAnswer, storeLoginRequest, consumeAnswer, consumeReturn } from './login-request.ts'

beforeEach(() => tabStorage.clear())

const loginRequest = { provider: 'google', state: 'the-state', invitation: null } as const

test("the answer to this tab's request is accepted once", () => {
  storeLoginRequest(loginRequest)

  expect(consumeReturn('?state=the-state&code=abc')).toEqual({
    kind: 'answer',
    answer: { wish: loginRequest, code: 'abc' },
  })
  expect(consumeReturn('?state=the-state&code=abc')).toEqual({ kind: 'none' })
})

test.each([
  ['?state=the-state&error=access_denied', 'cancelled'],
  ['?state=another&code=abc', 'none'],
  ['?code=abc', 'none'],
  ['', 'none'],
])('%s is %s', (search, kind) => {
  storeLoginRequest(loginRequest)

  expect(consumeReturn(search)).toMatchObject({ kind })
})

test('an answer that was not requested here is ignored', () => {
  expect(consumeReturn('?state=the-state&code=abc')).toEqual({ kind: 'none' })
})

test('an answer is returned once', () => {
  storeAnswer({ wish: loginRequest, code: 'abc' })

  expect(consumeAnswer()).toEqual({ wish: loginRequest, code: 'abc' })
  expect(consumeAnswer()).toBeNull()
})
