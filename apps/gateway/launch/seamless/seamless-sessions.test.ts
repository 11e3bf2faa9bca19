import { randomUUID } from 'node:crypto'

import { seamlessAuthenticate, seamlessBalance } from '@ante/contract/launch/seamless-wallet.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { makeTestMember } from '../../test/make-test-member.ts'
import { startGateway } from '../../test/start-gateway.ts'
import type { TestGateway } from '../../test/start-gateway.ts'
import { closeRoundLeftOpen, roundsLeftOpen } from '../public.ts'
import { GAME, launched, playing, sessionOf, vendorOf } from '../test/vendor.ts'
import type { Session, TestVendor } from '../test/vendor.ts'

// The acceptance cases of the seamless wallet, for all dialects, are in tools/conformance; these tests cover the
// remaining rules.

let gateway: TestGateway
let vendor: TestVendor

beforeAll(async () => {
  gateway = await startGateway()
  vendor = await vendorOf(gateway)
})

afterAll(() => gateway.stop())

const refusal = (code: string) => expect.objectContaining({ ok: false, code })

async function balanceOf({ sessionId }: Session): Promise<string> {
  const answer = await vendor.call(seamlessBalance, { sessionId })
  return answer.ok ? answer.value.balance : answer.code
}

test('an open round is listed with its sums, and is closed by command once', async () => {
  const player = await playing(vendor, '10.00')
  const roundId = `r-${randomUUID()}`
  await vendor.bet(player, { roundId })
  const { db, clock } = gateway.ports
  const openedBefore = new Date(clock.now().getTime() + 1)
  const left = (await roundsLeftOpen(db, { openedBefore, limit: 1000 })).filter((round) => round.roundId === roundId)
  expect(left).toMatchObject([{ vendor: 'ANS', memberId: player.memberId, staked: 10_000n, paid: 0n }])
  expect(await closeRoundLeftOpen({ db, clock }, left[0]!)).toBe(true)
  expect(await closeRoundLeftOpen({ db, clock }, left[0]!)).toBe(false)
})

test('a launch token works once, within its minute, for its vendor and its game', async () => {
  const memberId = await makeTestMember(gateway, '1.00')
  const { token } = await launched(gateway, memberId, 0)
  const invalid = refusal('seamless.token.invalid')
  expect(await vendor.call(seamlessAuthenticate, { token, gameId: 'another-game' })).toEqual(invalid)
  const first = await vendor.call(seamlessAuthenticate, { token, gameId: GAME })
  expect(first).toMatchObject({
    ok: true,
    value: { balance: '1.00', currency: 'PHP', playMode: 'real', playerId: String(memberId) },
  })
  expect(await vendor.call(seamlessAuthenticate, { token, gameId: GAME })).toEqual(invalid)

  const late = await launched(gateway, memberId, 0)
  gateway.ports.clock.offsetMs += 60_001
  expect(await vendor.call(seamlessAuthenticate, { token: late.token, gameId: GAME })).toEqual(invalid)
  gateway.ports.clock.offsetMs = 0
  expect(await vendor.bet({ ...late, memberId })).toEqual(refusal('seamless.session.unknown'))
})

test('several sessions of one member share one balance', async () => {
  const player = await playing(vendor, '10.00')
  const second = { ...player, ...(await sessionOf(vendor, player.memberId, 0)) }
  const answers = await Promise.all([vendor.bet(player, { amount: '6.00' }), vendor.bet(second, { amount: '6.00' })])
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
  expect(await balanceOf(second)).toBe('4.00')
})

test('a changed balance is published, and an unchanged one is not', async () => {
  const received: string[] = []
  const player = await playing(vendor, '10.00')
  const end = gateway.ports.bus.listen('balance', (payload) => received.push(...JSON.parse(payload)))
  await vendor.bet(player, { amount: '99.00' })
  await vendor.bet(player)
  // Messages of an earlier test may still arrive.
  await expect.poll(() => received.filter((id) => id === String(player.memberId))).toHaveLength(1)
  end()
})
