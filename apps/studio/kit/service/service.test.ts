import { randomUUID } from 'node:crypto'

import type { Endpoint, InputOf, OutputOf } from '@ante/contract/kit/endpoint.ts'
import { vendorRoundDetail, vendorRounds } from '@ante/contract/launch/vendor-service.ts'
import { vendorKeyOf } from '@ante/demo/vendor-keys.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { FAKE_VENDORS_SECRET } from '../../test/fake-gateway.ts'
import { newTapId, openPage, pageAt } from '../../test/page-calls.ts'
import { restartableStudio } from '../../test/restartable-studio.ts'
import type { RestartableStudio } from '../../test/restartable-studio.ts'
import { callVendor } from '../../test/vendor-call.ts'
import type { Signing } from '../../test/vendor-call.ts'
import { readAnswer } from '@ante/wallet-client/seamless/read-answer.ts'
import { signedHeaders } from '@ante/wallet-client/seamless/sign.ts'

let studio: RestartableStudio
beforeAll(async () => {
  studio = await restartableStudio()
})
afterAll(() => studio.close())
beforeEach(() => {
  studio.gateway.behave = () => 'answer'
})

const callService = <E extends Endpoint>(endpoint: E, input: InputOf<E>, signing?: Signing) =>
  callVendor(studio, endpoint, input, signing)

async function playedRound(behaviour: 'win' | 'refused' | 'open' = 'win') {
  const page = await openPage(studio)
  if (behaviour === 'refused')
    studio.gateway.behave = (name) => (name === 'bet' ? { refuse: 'account.disabled' } : 'answer')
  if (behaviour === 'open') studio.gateway.behave = (name) => (name === 'win' ? 'lose-answer' : 'answer')
  const { body } = await page.round(newTapId())
  return { playerId: page.playerId, roundId: String(body['roundId']), view: body }
}

async function allRounds(limit: number) {
  const rounds: OutputOf<typeof vendorRounds>['rounds'] = []
  for (let cursor: string | undefined; ;) {
    const answer = await callService(vendorRounds, { limit, cursor })
    if (answer.kind !== 'done') throw new Error(answer.kind)
    rounds.push(...answer.value.rounds)
    if (answer.value.next === null) return rounds
    cursor = answer.value.next
  }
}

test.each([
  ['EN', /line|Lantern/],
  ['TY', /linya|parol/i],
  ['AR', /خط|الفوانيس/],
  ['KO', /라인|당첨/],
])('a round is described in words of %s, with its picture', async (language, expected) => {
  const { playerId, roundId, view } = await playedRound()
  const answer = await callService(vendorRoundDetail, { playerId, roundId, language })

  expect(answer).toMatchObject({
    kind: 'done',
    value: { title: 'Northlight Reels', stake: '1.00', currency: 'PHP', fairness: null },
  })
  if (answer.kind !== 'done') return
  const { payout, lines, picture } = answer.value
  expect(payout.replace('.', '')).toBe(String(view['wonCents']).padStart(3, '0'))
  expect(lines.map(({ label }) => label).join()).toMatch(expected)
  expect(picture).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg"/)
  expect(picture).not.toMatch(/<script|href="(?!#)|\son\w+=/)
})

test('for a round without an accepted stake only the stake is returned', async () => {
  const { playerId, roundId } = await playedRound('refused')

  expect(await callService(vendorRoundDetail, { playerId, roundId, language: 'EN' })).toMatchObject({
    value: { stake: '1.00', payout: '0.00', lines: [], picture: null },
  })
})

test('a round of another player, or of an unknown one, is not found', async () => {
  const { roundId } = await playedRound()

  for (const requested of [
    { playerId: randomUUID(), roundId },
    { playerId: studio.gateway.player.playerId, roundId: 'nobody' },
  ]) {
    const answer = await callService(vendorRoundDetail, { ...requested, language: 'EN' })
    expect(answer).toMatchObject({ kind: 'refused', code: 'vendor.round.not.found' })
  }
})

test('the list contains each round once, in order, with any page size', async () => {
  const played = [await playedRound(), await playedRound('refused'), await playedRound('open')]
  const ids = played.map(({ roundId }) => roundId)

  for (const limit of [1, 2, 500]) {
    const rounds = await allRounds(limit)
    expect(rounds.filter(({ roundId }) => ids.includes(roundId)).map(({ roundId }) => roundId)).toEqual(ids)
  }
  const states = new Map((await allRounds(500)).map((round) => [round.roundId, round.state]))
  expect(ids.map((id) => states.get(id))).toEqual(['paid', 'refused', 'open'])
})

test('a vendor returns no data of another one’s rounds', async () => {
  const { playerId, roundId } = await playedRound()

  expect(await callService(vendorRoundDetail, { playerId, roundId, language: 'EN' }, { vendor: 'JL' })).toMatchObject({
    code: 'vendor.round.not.found',
  })
  expect(await callService(vendorRounds, {}, { vendor: 'JL' })).toEqual({
    kind: 'done',
    value: { rounds: [], next: null },
  })
})

test.each([
  ['another vendor’s key', { signedBy: 'JL' }, 'seamless.signature.invalid'],
  ['a wrong secret', { secret: 'a-secret-of-somebody-else' }, 'seamless.signature.invalid'],
  ['no signature', { headers: { 'X-Ante-Signature': '' } }, 'seamless.signature.invalid'],
])('a call with %s is refused', async (_, signing, code) => {
  expect(await callService(vendorRounds, {}, signing)).toMatchObject({ kind: 'refused', code })
})

test('a repeated or much too late call is refused', async () => {
  const path = '/studio/ANS/rounds'
  const call = async (headers: Record<string, string>) => {
    const allHeaders = { 'Content-Type': 'application/json', ...headers }
    const response = await fetch(studio.url + path, { method: 'POST', headers: allHeaders, body: '{}' })
    return readAnswer(vendorRounds, response.status, await response.text())
  }
  const key = vendorKeyOf(FAKE_VENDORS_SECRET, 'ANS')
  const headers = signedHeaders(key, { path, body: '{}' })
  const longAgo = signedHeaders(key, { path, body: '{}' }, Date.now() - 6 * 60_000)

  expect(await call(headers)).toMatchObject({ kind: 'done' })
  expect(await call(headers)).toMatchObject({ problem: 'seamless.nonce.repeated' })
  expect(await call(longAgo)).toMatchObject({ code: 'seamless.clock.skew' })
})

test.each([{ limit: 0 }, { limit: 501 }, { limit: '5' }])('the input %j is refused', async (input) => {
  expect(await callService(vendorRounds, input as InputOf<typeof vendorRounds>)).toMatchObject({
    code: 'request.invalid',
  })
})

test('a vendor that is out of service answers neither its players nor the gateway, and others do', async () => {
  const { playerId, roundId } = await playedRound()
  studio.setOut('ANS', true)

  const game = await fetch(`${studio.url}/studio/play/?vendor=ANS&game=northlight-reels&token=x`, {
    headers: { 'Accept-Language': 'ar' },
  })
  expect(game.status).toBe(503)
  expect(await game.text()).toMatch(/dir="rtl"[\s\S]*href="http:\/\/localhost:8080\/" target="_top"/)
  expect(await callService(vendorRoundDetail, { playerId, roundId, language: 'EN' })).toMatchObject({ kind: 'unknown' })
  expect(await pageAt(studio.url).open('x')).toMatchObject({ status: 503, body: { error: { code: 'unavailable' } } })
  expect(await callService(vendorRounds, {}, { vendor: 'JL' })).toMatchObject({ kind: 'done' })

  studio.setOut('ANS', false)
  expect(await callService(vendorRoundDetail, { playerId, roundId, language: 'EN' })).toMatchObject({ kind: 'done' })
})
