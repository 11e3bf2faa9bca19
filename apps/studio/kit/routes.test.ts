import { randomUUID } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { games } from '@ante/demo/games.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { launchToken, newTapId, openPage, pageAt } from '../test/page-calls.ts'
import { restartableStudio } from '../test/restartable-studio.ts'
import type { RestartableStudio } from '../test/restartable-studio.ts'
import { RoundView, SessionView } from './play-contract.ts'

let dist: string
let studio: RestartableStudio
beforeAll(async () => {
  dist = await mkdtemp(join(tmpdir(), 'sandbox-dist-'))
  await mkdir(join(dist, 'studio/assets'), { recursive: true })
  await mkdir(join(dist, 'northlight'))
  await writeFile(join(dist, 'northlight/index.html'), '<!doctype html><title>A game</title>')
  studio = await restartableStudio({ faults: true, environment: { SANDBOX_DIST: dist } })
})
afterAll(async () => {
  await studio.close()
  await rm(dist, { recursive: true })
})
beforeEach(() => {
  studio.gateway.behave = () => 'answer'
  studio.gateway.calls.length = 0
  studio.gateway.player.playerId = randomUUID()
})

const newToken = () => launchToken(studio.gateway, studio.gateway.player.playerId)
const openHere = () => openPage(studio, { playerId: studio.gateway.player.playerId })

test('a launch token is exchanged for a session with the player’s balance and stakes', async () => {
  const { status, body } = await pageAt(studio.url).open(newToken())

  expect(status).toBe(200)
  expect(SessionView.parse(body)).toMatchObject({
    balance: '1000.00',
    currency: 'PHP',
    netCents: '0',
    unfinished: null,
    stakesCents: ['20', '40', '100', '200', '500', '1000', '2000', '5000', '10000'],
  })
})

test('a text that the database cannot store is bad input, not a server error', async () => {
  const page = await openHere()

  expect((await fetch(`${studio.url}/studio/api/fair/r-%00`)).status).toBe(400)
  expect(await page.shown('r-\u0000')).toMatchObject({ status: 400, body: { error: { code: 'invalid' } } })
})

test('a page that repeats its opening with one token gets the same session; another page does not', async () => {
  const token = newToken()
  const page = pageAt(studio.url)
  await page.open(token)

  expect((await page.open(token)).status).toBe(200)
  expect(await pageAt(studio.url).open(token)).toMatchObject({
    status: 401,
    body: { error: { code: 'session.refused', lobbyUrl: 'http://localhost:8080/' } },
  })
})

test('a key opens one session: with another token it is refused, and the token is not used up', async () => {
  const [page, token] = [pageAt(studio.url), newToken()]
  await page.open(newToken())
  expect(await page.open(token)).toMatchObject({ status: 409, body: { error: { code: 'session.key_used' } } })
  expect(await pageAt(studio.url).open(token)).toMatchObject({ status: 200 })

  const doubleOpener = pageAt(studio.url)
  const answers = await Promise.all([doubleOpener.open(newToken()), doubleOpener.open(newToken())])
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  expect(await doubleOpener.round(newTapId())).toMatchObject({ status: 200 })
})

test('a title that its vendor does not have opens nothing, and the answer contains the lobby’s address', async () => {
  const token = newToken()
  expect(await pageAt(studio.url).open(token, { vendor: 'ANS', game: 'no-such-game' })).toMatchObject({
    status: 404,
    body: { error: { code: 'title.unknown', lobbyUrl: 'http://localhost:8080/' } },
  })
  const page = await fetch(`${studio.url}/studio/play/?vendor=ANS&game=no-such-game&token=${token}`)
  expect(page.status).toBe(404)
  expect(await page.text()).toContain('This game isn’t available')
  expect((await pageAt(studio.url).open(token)).status).toBe(200)
})

test('every game of the demo is a title that opens', async () => {
  const closed: string[] = []
  for (const { vendor, gameId } of games) {
    const { status } = await fetch(`${studio.url}/studio/play/?vendor=${vendor}&game=${gameId}`, { method: 'HEAD' })
    if (status === 404) closed.push(`${vendor} ${gameId}`)
  }
  expect(closed).toEqual([])
})

test('a page receives the name and the cover’s address of its title', async () => {
  expect(SessionView.parse((await pageAt(studio.url).open(newToken())).body)).toMatchObject({
    title: {
      vendor: 'ANS',
      gameId: 'northlight-reels',
      name: 'Northlight Reels',
      category: 'RNG',
      picture: 'http://localhost:8080/pictures/games/northlight-reels.webp',
    },
    next: null,
    jackpot: null,
  })
})

test('a title opened on a second page is played only there, until the first page takes over', async () => {
  const [first, second] = [await openHere(), await openHere()]
  const replaced = { status: 409, body: { error: { code: 'session.replaced' } } }
  expect(await first.resume()).toMatchObject(replaced)
  expect(await first.round(newTapId())).toMatchObject(replaced)

  expect((await first.resume({ takeOver: true })).status).toBe(200)
  expect(await second.round(newTapId())).toMatchObject(replaced)
})

test('a reloaded page resumes with its key, and a page without the key does not', async () => {
  const page = await openHere()

  expect((await page.resume()).status).toBe(200)
  expect(await pageAt(studio.url).resume()).toMatchObject({
    status: 401,
    body: { error: { code: 'session.unknown' } },
  })
})

test('a key expires after a month', async () => {
  const page = await openHere()
  const age = (days: number) =>
    studio.db.query(`update studio.play_session set opened_at = now() - $2 * interval '1 day' where player_id = $1`, [
      studio.gateway.player.playerId,
      days,
    ])
  await age(29)
  expect(await page.resume()).toMatchObject({ status: 200 })
  await age(31)
  expect(await page.resume()).toMatchObject({ status: 401, body: { error: { code: 'session.unknown' } } })
})

test('a spin returns its outcome, the balance and the session’s net', async () => {
  const page = await openHere()
  const balance = studio.gateway.ledger.balanceCents
  const round = RoundView.parse((await page.round(newTapId())).body)

  expect(round).toMatchObject({ state: 'played', paid: true, stakeCents: '100' })
  if (round.state !== 'played') return
  expect(BigInt(round.netCents)).toBe(BigInt(round.wonCents) - 100n)
  expect(studio.gateway.ledger.balanceCents).toBe(balance + BigInt(round.netCents))
})

test('the outcome of a round without an accepted stake is not returned', async () => {
  const page = await openHere()
  studio.gateway.behave = (name) => (name === 'bet' ? { refuse: 'seamless.session.expired' } : 'answer')
  const { body } = await page.round(newTapId())

  expect(RoundView.parse(body)).toMatchObject({ state: 'refused', code: 'seamless.session.expired', balance: null })
  expect(JSON.stringify(body)).not.toContain('stops')
})

test('a round is shown again, also in a new session, until the player has seen its end', async () => {
  const { roundId } = (await (await openHere()).round(newTapId())).body
  const later = pageAt(studio.url)
  expect((await later.open(newToken())).body).toMatchObject({ unfinished: { roundId } })

  await later.shown(String(roundId))
  expect((await later.resume()).body).toMatchObject({ unfinished: null })
})

test('another player’s round cannot be marked as seen', async () => {
  const page = await openHere()
  const { roundId } = (await page.round(newTapId())).body
  studio.gateway.player.playerId = randomUUID()
  await (await openHere()).shown(String(roundId))

  expect((await page.resume()).body).toMatchObject({ unfinished: { roundId } })
})

test('an unavailable gateway and a refusal by the gateway return different errors', async () => {
  studio.gateway.behave = () => 'lose-request'
  expect(await pageAt(studio.url).open(newToken())).toMatchObject({
    status: 503,
    body: { error: { code: 'gateway.silent' } },
  })
})

test.each([
  ['an invalid tap id', { tapId: '<script>', stakeCents: '100' }],
  ['an amount with a fraction', { tapId: newTapId(), stakeCents: '100.5' }],
  ['an amount as a number', { tapId: newTapId(), stakeCents: 100 }],
  ['no body', {}],
])('%s is refused without a wallet call', async (_, body) => {
  const page = await openHere()
  const response = await fetch(`${studio.url}/studio/api/round`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${page.key}` },
    body: JSON.stringify(body),
  })

  expect(response.status).toBe(400)
  expect(studio.gateway.calls.map(({ name }) => name)).toEqual(['authenticate'])
})

test.each([
  ['malformed JSON', '{"a":', 400],
  ['too large a body', JSON.stringify({ token: 'x'.repeat(20_000) }), 413],
])('%s is refused without a stack trace', async (_, body, status) => {
  const headers = { 'Content-Type': 'application/json' }
  const response = await fetch(`${studio.url}/studio/api/open`, { method: 'POST', headers, body })

  expect(response.status).toBe(status)
  expect(await response.json()).toEqual({ error: { code: 'invalid' } })
})

test.each([
  ['drop-answer', 'bet', ['bet', 'rollback']],
  ['send-twice', 'bet', ['bet', 'bet', 'win']],
  ['send-twice', 'win', ['bet', 'win', 'win']],
  ['win-before-bet', 'bet', ['win', 'bet', 'win']],
  ['drop-request', 'bet', ['rollback']],
  ['delay-answer', 'bet', ['bet', 'win']],
  ['unknown-round', 'win', ['bet', 'win', 'win']],
  ['wrong-signature', 'bet', []],
])('the fault %s on a %s makes the calls %j and leaves the money right', async (fault, call, calls) => {
  const page = await openHere()
  const before = studio.gateway.ledger.balanceCents
  studio.gateway.calls.length = 0
  const headers = { 'Content-Type': 'application/json' }
  const body = JSON.stringify({ faults: [{ call, fault }] })
  await fetch(`${studio.url}/sandbox/faults`, { method: 'POST', headers, body })
  const round = RoundView.parse((await page.round(newTapId())).body)

  expect(studio.gateway.calls.map(({ name }) => name)).toEqual(calls)
  expect(studio.gateway.ledger.balanceCents - before).toBe(BigInt(round.netCents))
})

test('connections that the database dropped are replaced', async () => {
  const page = await openHere()
  await studio.db.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  )

  await expect.poll(async () => (await page.resume()).status).toBe(200)
})

test('the game’s page may be framed only by the lobbies and runs no inline script', async () => {
  const requested = '?vendor=ANS&game=northlight-reels&token=abc'
  const response = await fetch(`${studio.url}/studio/play${requested}`, { redirect: 'manual' })
  expect(response.headers.get('location')).toBe(`/studio/play/${requested}`)

  const page = await fetch(`${studio.url}/studio/play/${requested}`)
  expect(await page.text()).toContain('A game')
  const policy = page.headers.get('content-security-policy')?.split('; ')
  expect(policy).toContain('frame-ancestors http://localhost:8080 http://*.localhost:8080')
  expect(policy).toContain("script-src 'self'")
  expect(page.headers.get('referrer-policy')).toBe('no-referrer')
})
