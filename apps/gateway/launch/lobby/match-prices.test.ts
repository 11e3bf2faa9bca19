import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

import { listMatchPrices } from '@ante/contract/catalogue/match-prices.ts'
import { listHotMatches } from '@ante/contract/catalogue/matches.ts'
import { seamlessHeader } from '@ante/contract/launch/seamless-wallet.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { startGateway } from '../../test/start-gateway.ts'
import type { TestGateway } from '../../test/start-gateway.ts'

const VENDOR = 'BTI'

/** Server of the sportsbook: answers with the rooms of a test, and records the requests. */
const book = {
  status: 200,
  value: (rooms: readonly string[]): unknown => ({ matches: rooms.map(pricesOf) }),
  asked: [] as { gameId: string; roomIds: string[]; vendor: unknown }[],
}
const pricesOf = (roomId: string) => ({
  roomId,
  picks: [
    { pick: 'home', odds: '1.85', roomId: `${roomId}:home:1850` },
    { pick: 'away', odds: '2.05', roomId: `${roomId}:away:2050` },
  ],
})
const usual = book.value

const server = createServer((request, response) => {
  let text = ''
  request.on('data', (part) => (text += String(part)))
  request.on('end', () => {
    const asked = JSON.parse(text)
    const vendor = request.headers[seamlessHeader.vendor.toLowerCase()]
    book.asked.push({ ...asked, vendor })
    response.writeHead(vendor === VENDOR ? book.status : 403, { 'Content-Type': 'application/json' })
    response.end(JSON.stringify({ success: true, value: book.value(asked.roomIds) }))
  })
})

let gateway: TestGateway
beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  gateway = await startGateway()
  const vendors = () => gateway.ports.db.updateTable('vendor')
  await vendors().set({ service_url: null }).execute()
  await vendors()
    .set({ service_url: `http://127.0.0.1:${port}/studio/BTI` })
    .where('code', '=', VENDOR)
    .execute()
})
afterAll(async () => {
  await gateway.stop()
  server.close()
})
beforeEach(() => {
  book.asked.length = 0
  book.status = 200
  book.value = usual
  gateway.ports.clock.offsetMs += 10_000
})

const prices = async () => {
  const answer = await gateway.call(listMatchPrices, {})
  if (!answer.ok) throw new Error(answer.code)
  return answer.value.list
}
const roomsOfBook = async () => {
  const answer = await gateway.call(listHotMatches, {})
  if (!answer.ok) throw new Error(answer.code)
  return answer.value.list.flatMap(({ vendor, roomId }) => (vendor === VENDOR ? roomId : []))
}

test('prices of all hot matches are requested from their sportsbook in one signed call, once for all visitors', async () => {
  const rooms = await roomsOfBook()
  expect(rooms.length).toBeGreaterThan(0)
  const [first, second] = await Promise.all([prices(), prices()])

  expect(first).toEqual(rooms.map(pricesOf))
  expect(second).toEqual(first)
  expect(book.asked).toEqual([{ gameId: 'bluetide-sportsbook', roomIds: rooms, vendor: VENDOR }])
})

test('prices are requested again after a few seconds', async () => {
  await prices()
  gateway.ports.clock.offsetMs += 4_000
  await prices()
  expect(book.asked).toHaveLength(2)
})

test.each([
  ['out of order', () => (book.status = 503), { matches: 'none' }],
  ['with prices outside of the contract', () => undefined, { matches: [{ roomId: 'x', picks: [{ odds: 'free' }] }] }],
  ['with prices of matches that were not requested', () => undefined, { matches: [pricesOf('another-1')] }],
])('a book %s has no prices', async (_case, set, value) => {
  set()
  book.value = () => value
  expect(await prices()).toEqual([])
})
