import { login } from '@ante/contract/identity/session.ts'
import { listGames } from '@ante/contract/catalogue/games.ts'
import { endpoint } from '@ante/contract/kit/endpoint.ts'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'

import { addressed } from './call.ts'
import { CallFailed, CallRefused, refusalOf } from './call-errors.ts'

const cancel = endpoint({
  summary: 'For this test',
  method: 'DELETE',
  path: '/wps/order/:id/part/:part',
  access: 'member',
  input: z.object({ id: z.string(), part: z.number(), why: z.string() }),
  output: z.object({}),
})

test('GET input is sent in the query string, without absent fields', () => {
  expect(addressed(listGames, { category: 'RNG', pageNo: 2, gameName: undefined })).toEqual({
    address: '/wps/relay/GCSGAME_gameList?gameType=RNG&pageNo=2',
    body: null,
  })
})

test('path parameters are encoded into the path, the remaining fields go into the body', () => {
  expect(addressed(cancel, { id: 'a/b?c', part: 3, why: 'x' })).toEqual({
    address: '/wps/order/a%2Fb%3Fc/part/3',
    body: { why: 'x' },
  })
})

test('a declared refusal carries its details', () => {
  const error = new CallRefused('login.credentials.incorrect', { captcha: true }, 'no')
  expect(refusalOf(login, error)).toEqual({ code: 'login.credentials.incorrect', details: { captcha: true } })
})

test.each([
  ['another endpoint’s refusal', new CallRefused('username.exists', {}, 'no')],
  ['details of another shape', new CallRefused('captcha.required', { captcha: 'yes' }, 'no')],
  ['a failure', new CallFailed('offline')],
  ['an error of another kind', new TypeError('x')],
])('%s is not a refusal of this endpoint', (_, error) => {
  expect(refusalOf(login, error)).toBeNull()
})
