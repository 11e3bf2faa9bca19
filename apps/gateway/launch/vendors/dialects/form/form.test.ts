import { randomUUID } from 'node:crypto'

import { beforeAll, expect, test } from 'vitest'

import { sharedGateway } from '../../../../test/shared-gateway.ts'
import { balanceCall, playerOf, callAsVendor } from '../test/call-as-vendor.ts'
import type { Player, WireMessage } from '../test/call-as-vendor.ts'

const gateway = sharedGateway()
let player: Player

beforeAll(async () => {
  player = await playerOf(gateway, 'form', '10.00')
})

function bet(changes: WireMessage = {}) {
  const { session: token, player: userId, game: gameId } = player
  const named = { roundId: `r-${randomUUID()}`, reference: `b-${randomUUID()}` }
  const input = { token, userId, gameId, ...named, amount: '1.00', currency: 'PHP', ...changes }
  return { path: '/bet', input }
}

test('a duplicate field makes the whole form invalid, with any signature', async () => {
  const { path, input } = bet()
  const answer = await callAsVendor(gateway, 'form', { path, input }, { tamper: (body) => `${body}&amount=0.01` })
  expect(answer).toMatchObject({ status: 200, body: { error: 5 } })
})

test('the order and encoding of fields do not affect the signature', async () => {
  const { path, input } = balanceCall('form', player)
  const turned = (body: string) => body.split('&').toReversed().join('&')
  const answer = await callAsVendor(gateway, 'form', { path, input }, { tamper: turned })
  expect(answer).toMatchObject({ body: { error: 0 } })
})

test.each([
  ['amount', '1.001'],
  ['amount', '0.00'],
  ['amount', '-1.00'],
  ['amount', '1e2'],
  ['reference', 'a:refund'],
  ['roundId', ''],
  ['currency', 'php'],
])('a bet with %s %j is refused', async (field, value) => {
  expect(await callAsVendor(gateway, 'form', bet({ [field]: value }))).toMatchObject({ body: { error: 10 } })
})

test('a refund refers to its bet, and repeats have the same result', async () => {
  const { path, input } = bet({ amount: '2.50' })
  const cashOf = async () => (await callAsVendor(gateway, 'form', balanceCall('form', player))).body['cash']
  const before = await cashOf()
  await callAsVendor(gateway, 'form', { path, input })
  const { token, userId, roundId, reference } = input
  const refund = { path: '/refund', input: { token, userId, roundId, reference } }
  const first = await callAsVendor(gateway, 'form', refund)
  expect(first).toMatchObject({ body: { error: 0, cash: before } })
  expect(await callAsVendor(gateway, 'form', refund)).toEqual(first)
  expect(await cashOf()).toBe(before)
})
