import { holdemPath } from '../holdem/play-contract.ts'
import type { TableInfoView } from '../holdem/play-contract.ts'
import { RoomBody } from '../holdem/table/table-contract.ts'
import type { OwnView, TableView } from '../holdem/table/table-contract.ts'
import { RoomVisit } from '../kit/front/room/room-visit.ts'
import { titleOf } from './ante-titles.ts'
import { newTapId, openPage } from './page-calls.ts'
import type { CallTarget } from './page-calls.ts'

export const holdemTitle = titleOf('holdem')

/** State of a seat's page. */
export interface SeenTable {
  table: TableView | null
  own: OwnView | null
  /** All received messages, as text. */
  raw: string[]
  states: string[]
}

/** A hold'em page of one player, by its calls. */
export async function holdemPage(studio: CallTarget, playerId?: string) {
  const page = await openPage(studio, { title: holdemTitle, playerId })
  const { post } = page
  const tableInfo = async (table: string) =>
    (await post(holdemPath.tableInfo, { table })).body as unknown as TableInfoView
  return {
    ...page,
    tableInfo,
    lobby: () => post(holdemPath.lobby, {}),
    buyIn: (table: string, seat: number | null, cents: number, tapId = newTapId()) =>
      page.round(tapId, { stakeCents: `${cents}`, choice: { table, seat } }),
    move: (input: object) => post(holdemPath.move, input),
    presence: (table: string, wants: string) => post(holdemPath.presence, { table, wants }),
    hands: (table: string) => post(holdemPath.hands, { table }),
    /** Connects to the room, as the page does. */
    watch: (room: string) => watch(studio.url, room, page.key),
  }
}

function watch(url: string, room: string, key: string) {
  const seen: SeenTable = { table: null, own: null, raw: [], states: [] }
  const onMessage = (body: unknown) => {
    seen.raw.push(JSON.stringify(body))
    const { table, own } = RoomBody.parse(body)
    if (table) seen.table = table
    if (own !== undefined) seen.own = own
  }
  const visit = new RoomVisit({
    room,
    key,
    handlers: {
      snapshot: onMessage,
      event: onMessage,
      private: onMessage,
      state: (state) => void seen.states.push(state),
    },
    fetchRoom: (path, init) => fetch(url + path, init),
    gapsMs: [20],
  })
  return { seen, visit }
}
