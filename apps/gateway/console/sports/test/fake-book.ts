import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

import type { BookMatch } from '@ante/contract/catalogue/sports.ts'
import type { VendorTicket } from '@ante/contract/launch/vendor-tickets.ts'
import * as z from 'zod/mini'

import type { TestGateway } from '../../../test/start-gateway.ts'

const Asked = z.looseObject({ roundIds: z.optional(z.array(z.string())), sport: z.optional(z.string()) })

type Leg = VendorTicket['legs'][number]

/** Server of a sportsbook, which reports the tickets and matches of a test. */
export interface FakeBook {
  tickets: Map<string, VendorTicket>
  matches: BookMatch[]
  /** Status of its answers: 503 is an outage. */
  status: number
  asked: number
  close(): void
}

export async function fakeBook(gateway: TestGateway, vendor: string): Promise<FakeBook> {
  const book: FakeBook = { tickets: new Map(), matches: [], status: 200, asked: 0, close: () => void server.close() }
  const valueOf = (path: string, { roundIds = [], sport }: z.infer<typeof Asked>) =>
    path.endsWith('/sports-tickets')
      ? { tickets: roundIds.flatMap((id) => book.tickets.get(id) ?? []) }
      : { sports: ['football'], matches: book.matches.filter((match) => match.sport === (sport ?? 'football')) }
  const server = createServer((request, response) => {
    let text = ''
    request.on('data', (part) => (text += String(part)))
    request.on('end', () => {
      book.asked += 1
      response.writeHead(book.status, { 'Content-Type': 'application/json' })
      const value = valueOf(request.url ?? '', Asked.parse(JSON.parse(text)))
      const failed = { success: false, errorCode: 'defect' }
      response.end(JSON.stringify(book.status === 200 ? { success: true, value } : failed))
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  await gateway.ports.db
    .updateTable('vendor')
    .set({ service_url: `http://127.0.0.1:${port}/book` })
    .where('code', '=', vendor)
    .execute()
  return book
}

/** A pick of the home team of a match. */
export const legOn = (matchId: string, changes: Partial<Leg> = {}): Leg => ({
  matchId,
  sport: 'football',
  league: 'Northern Cup',
  homeTeam: `Home of ${matchId}`,
  awayTeam: `Away of ${matchId}`,
  startsAt: '2030-03-01T12:00:00.000Z',
  market: 'Match result',
  pick: `Home of ${matchId}`,
  price: '2.000',
  result: 'open',
  score: null,
  ...changes,
})

/** A match that can be placed as a tile. */
export const matchOf = (roomId: string, matchTime: string): BookMatch => ({
  roomId,
  sport: 'football',
  league: 'Northern Cup',
  matchTime,
  homeTeam: `Home of ${roomId}`,
  awayTeam: `Away of ${roomId}`,
  homeTeamImageUrl: '/pictures/crests/home.svg',
  awayTeamImageUrl: '/pictures/crests/away.svg',
  phase: 'before',
  clock: null,
  score: null,
  parts: [],
  picks: [],
})
