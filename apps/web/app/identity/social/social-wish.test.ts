import { beforeEach, expect, test } from 'vitest'

import { tabStorage } from '../../lib/browser/storage.ts'
import { keepAnswer, storeLoginRequest, takeAnswer, takeReturned } from './social-wish.ts'

beforeEach(() => tabStorage.clear())

const wish = { provider: 'google', state: 'the-state', invitation: null } as const

test("the answer to this tab's request is accepted once", () => {
  storeLoginRequest(wish)

  expect(takeReturned('?state=the-state&code=abc')).toEqual({ kind: 'answer', answer: { wish, code: 'abc' } })
  expect(takeReturned('?state=the-state&code=abc')).toEqual({ kind: 'none' })
})

test.each([
  ['?state=the-state&error=access_denied', 'cancelled'],
  ['?state=another&code=abc', 'none'],
  ['?code=abc', 'none'],
  ['', 'none'],
])('%s is %s', (search, kind) => {
  storeLoginRequest(wish)

  expect(takeReturned(search)).toMatchObject({ kind })
})

test('an answer that was not requested here is ignored', () => {
  expect(takeReturned('?state=the-state&code=abc')).toEqual({ kind: 'none' })
})

test('an answer is returned once', () => {
  keepAnswer({ wish, code: 'abc' })

  expect(takeAnswer()).toEqual({ wish, code: 'abc' })
  expect(takeAnswer()).toBeNull()
})
