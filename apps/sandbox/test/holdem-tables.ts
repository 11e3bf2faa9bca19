import { randomUUID } from 'node:crypto'

import { games } from '@ante/demo/games.ts'
import { engineOf } from '@ante/demo/engines.ts'
import { vendors } from '@ante/demo/vendors.ts'

import { holdemPath } from '../holdem/play-contract.ts'
import type { LookView } from '../holdem/play-contract.ts'
import { RoomBody } from '../holdem/table/table-contract.ts'
import type { OwnView, TableView } from '../holdem/table/table-contract.ts'
import { RoomVisit } from '../studio/front/room/room-visit.ts'
import type { FakeGateway } from './fake-gateway.ts'
import { newTapId, pageAt } from './page-calls.ts'

const protocolOf = (code: string) => vendors.find((vendor) => vendor.code === code)?.protocol
export const holdemTitle = games.find((game) => protocolOf(game.vendor) === 'ante' && engineOf(game) === 'holdem')!
const launch = { vendor: holdemTitle.vendor, game: holdemTitle.gameId }

/** What a seat's page knows. */
export interface Seen {
  table: TableView | null
  own: OwnView | null
  /** Everything that came, as text. */
  raw: string[]
  states: string[]
}

/** A hold'em page of one player, by its calls. */
export async function holdemPage(sandboxUrl: string, gateway: FakeGateway, playerId: string = randomUUID()) {
  gateway.player.playerId = playerId
  const token = randomUUID()
  gateway.tokens.add(token)
  const page = pageAt(sandboxUrl)
  const opened = await page.open(token, launch)
  if (opened.status !== 200) throw new Error(`The page could not open: ${JSON.stringify(opened.body)}`)
  const { ask } = page
  const look = async (table: string) => (await ask(holdemPath.look, { table })).body as unknown as LookView
  return {
    ...page,
    playerId,
    look,
    lobby: () => ask(holdemPath.lobby, {}),
    buyIn: (table: string, seat: number | null, cents: number, tapId = newTapId()) =>
      page.round(tapId, { stakeCents: `${cents}`, choice: { table, seat } }),
    move: (input: object) => ask(holdemPath.move, input),
    presence: (table: string, wants: string) => ask(holdemPath.presence, { table, wants }),
    hands: (table: string) => ask(holdemPath.hands, { table }),
    /** Looks in, as the page does. */
    watch: (room: string) => watch(sandboxUrl, room, page.key),
  }
}

function watch(sandboxUrl: string, room: string, key: string) {
  const seen: Seen = { table: null, own: null, raw: [], states: [] }
  const hear = (body: unknown) => {
    seen.raw.push(JSON.stringify(body))
    const { table, own } = RoomBody.parse(body)
    if (table) seen.table = table
    if (own !== undefined) seen.own = own
  }
  const visit = new RoomVisit({
    room,
    key,
    ears: { snapshot: hear, event: hear, private: hear, state: (state) => void seen.states.push(state) },
    ask: (path, how) => fetch(sandboxUrl + path, how),
    gapsMs: [20],
  })
  return { seen, visit }
}
