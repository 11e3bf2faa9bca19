import type { Title } from '../kit/titles.ts'
import type { LobbyTable, LobbyView } from './play-contract.ts'
import type { ListedTable } from './room/table-store.ts'
import { stakesOfTier, TIERS } from './stakes.ts'
import { tableName, TABLES_PER_TIER } from './table-name.ts'
import { buyInLimits } from './table/join-and-leave.ts'
import { lobbyRow } from './table/lobby-row.ts'
import { newTable } from './table/table.ts'

/** Tables of a title: for each stakes level the occupied ones, and always one with a free seat. */
export function lobbyView(title: Pick<Title, 'minBet'>, stored: readonly ListedTable[], key: string): LobbyView {
  const tables = Array.from({ length: TIERS }, (_, tier) => tablesOfTier(title, tier, stored)).flat()
  return { tables: tables.map((listed) => lobbyTable(listed, key)) }
}

function tablesOfTier(title: Pick<Title, 'minBet'>, tier: number, stored: readonly ListedTable[]): ListedTable[] {
  const listed: ListedTable[] = []
  for (let number = 1; number <= TABLES_PER_TIER; number += 1) {
    const name = tableName(tier, number)
    const lobby = stored.find((candidate) => candidate.name === name)?.lobby ?? null
    const hasRoom = listed.some((candidate) => candidate.lobby.seats.includes(null))
    const hasGuests = lobby?.seats.some((seat) => seat && !seat.isBot) === true
    if (hasGuests || !hasRoom) listed.push({ name, lobby: lobby ?? lobbyRow(newTable(stakesOfTier(title, tier))) })
    if (hasRoom && !lobby) break
  }
  return listed
}

function lobbyTable({ name: table, lobby: { stakes, seats, turn } }: ListedTable, key: string): LobbyTable {
  const { min: minBuyIn, max: maxBuyIn } = buyInLimits(stakes)
  const at = seats.findIndex((seat) => seat?.key === key)
  const ownSeat = at < 0 ? null : at
  return {
    table,
    ...stakes,
    minBuyIn,
    maxBuyIn,
    seats: seats.map((seat) => seat && { name: seat.name, isBot: seat.isBot, stackCents: seat.stackCents }),
    own: ownSeat,
    ownTurn: ownSeat !== null && turn === ownSeat,
  }
}
