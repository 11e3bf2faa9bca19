import { createPublicKey, randomUUID, verify } from 'node:crypto'
import { createServer } from 'node:http'
import type { IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

import { DAY_MS } from '@ante/contract/kit/time.ts'
import { HUB_KEY, HUB_KEYS_PATH, HUB_MAX_AMOUNT, HUB_SIGNATURE } from '@ante/contract/launch/dialects/hub.ts'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'

import { startGateway } from '../../../../test/start-gateway.ts'
import type { TestGateway } from '../../../../test/start-gateway.ts'
import type { Opening } from '../../adapter.ts'
import { playerOf, callAsVendor } from '../test/call-as-vendor.ts'
import { hubOf, unitsOfHub } from './amounts.ts'
import { openAtHub } from './open-at-hub.ts'
import { SigningKeys } from './signing-keys.ts'

let gateway: TestGateway

beforeAll(async () => {
  gateway = await startGateway()
})

afterAll(() => gateway.stop())

const CENT = 1_000

interface Published {
  keys: { kid: string; kty: string; n: string; e: string }[]
}

async function published(): Promise<Published> {
  return (await (await gateway.fetch(HUB_KEYS_PATH)).json()) as Published
}

async function isSignedByGateway(request: IncomingMessage, body: string): Promise<boolean> {
  const key = (await published()).keys.find(({ kid }) => kid === request.headers[HUB_KEY.toLowerCase()])
  const signature = Buffer.from(String(request.headers[HUB_SIGNATURE.toLowerCase()]), 'base64')
  return key !== undefined && verify('sha256', Buffer.from(body), createPublicKey({ key, format: 'jwk' }), signature)
}

/** Starts a vendor's server with this answer; it records requests. */
async function vendorServer(answer: (request: Record<string, unknown>, url: string) => unknown) {
  const received: { path: string; isSigned: boolean; requested: Record<string, unknown> }[] = []
  const server = createServer((request, response) => {
    const reply = async () => {
      const body = await text(request)
      const parsedBody = JSON.parse(body) as Record<string, unknown>
      received.push({
        path: request.url ?? '',
        isSigned: await isSignedByGateway(request, body),
        requested: parsedBody,
      })
      response.end(JSON.stringify(answer(parsedBody, url)))
    }
    void reply()
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  onTestFinished(() => void server.close())
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return { url, received }
}

function openingAt(url: string): Opening {
  return {
    vendor: { code: 'BTI', protocol: 'hub', launchUrl: `${url}/play/`, serviceUrl: `${url}/service` },
    gameId: 'a-match',
    token: 'a-token',
    player: { playerId: '17', nickname: 'somebody', currency: 'PHP', language: 'AR' },
    playMode: 'fun',
    lobbyUrl: 'http://localhost/m/home',
    roomId: 'match-7',
  }
}

const keys = () => new SigningKeys(gateway.ports)

test('requests the URL of a game from the vendor’s server, with a signature', async () => {
  const { url, received } = await vendorServer(({ token }, here) => ({
    url: `${here}/play/?t=${String(token)}`,
  }))
  expect(await openAtHub(keys(), openingAt(url))).toEqual({ kind: 'done', value: `${url}/play/?t=a-token` })
  expect(received).toMatchObject([
    {
      path: '/service/game/url',
      isSigned: true,
      requested: { user: '17', game_code: 'a-match', lang: 'AR', play_for_fun: true, table: 'match-7' },
    },
  ])
})

test('a player is redirected only to the origin of the vendor’s games', async () => {
  for (const answer of [{ url: 'https://elsewhere.example/play' }, { url: 'javascript:alert(1)' }, {}, 'nothing']) {
    const { url } = await vendorServer(() => answer)
    expect(await openAtHub(keys(), openingAt(url))).toMatchObject({ kind: 'unknown' })
  }
  expect(await openAtHub(keys(), openingAt('http://127.0.0.1:9'))).toMatchObject({ kind: 'unknown' })
})

test('a new key signs after 90 days, and the old one is published for another week', async () => {
  const [first] = (await published()).keys
  const { clock } = gateway.ports
  clock.offsetMs += 91 * DAY_MS
  const { keyId } = await keys().sign('something')
  expect(keyId).not.toBe(first?.kid)
  expect((await published()).keys.map(({ kid }) => kid)).toEqual([keyId, first?.kid])
  clock.offsetMs += 7 * DAY_MS
  expect((await published()).keys.map(({ kid }) => kid)).toEqual([keyId])
  clock.offsetMs = 0
})

test('all gateways sign with the same key', async () => {
  const signed = await Promise.all(Array.from({ length: 4 }, () => keys().sign('something')))
  expect(new Set(signed.map(({ keyId }) => keyId)).size).toBe(1)
})

test.each([CENT + 1, CENT - 1, 0, -CENT, 0.5, HUB_MAX_AMOUNT + CENT])('a stake of %d is refused', async (amount) => {
  const { session, player, game } = await playerOf(gateway, 'hub', '10.00')
  const round = `r-${randomUUID()}`
  const bet = { round, transaction_uuid: `b-${randomUUID()}`, game_code: game, amount, currency: 'PHP' }
  const answer = await callAsVendor(gateway, 'hub', {
    path: '/transaction/bet',
    input: { token: session, user: player, ...bet },
  })
  expect(answer).toMatchObject({ status: 200, body: { status: 'RS_ERROR_WRONG_TYPES' } })
})

test('amounts are exact, and a balance beyond JSON’s range is capped at its maximum', () => {
  expect([unitsOfHub(CENT), unitsOfHub(123_456_000)]).toEqual([100n, 12_345_600n])
  expect([hubOf(100n), hubOf(12_345_678n), hubOf(0n)]).toEqual([CENT, 123_456_780, 0])
  expect(hubOf(2n ** 62n)).toBe(HUB_MAX_AMOUNT)
  expect(hubOf(unitsOfHub(HUB_MAX_AMOUNT))).toBe(HUB_MAX_AMOUNT)
})
