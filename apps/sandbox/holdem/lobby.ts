import type { Title } from '../studio/titles.ts'
import type { LobbyTable, LobbyView } from './play-contract.ts'
import type { StoredTable } from './room/table-store.ts'
import { stakesOfTier, TIERS } from './stakes.ts'
import { tableName, TABLES_PER_TIER } from './table-name.ts'
import { buyInLimits } from './table/coming-and-going.ts'
import { newTable, runningHand, seatOf } from './table/table.ts'
import type { Table } from './table/table.ts'

/** A title's tables: of each stakes those at which somebody sits, and always one with a seat that is free. */
export function lobbyView(title: Pick<Title, 'minBet'>, stored: readonly StoredTable[], key: string): LobbyView {
  const tables = Array.from({ length: TIERS }, (_, tier) => tablesOfTier(title, tier, stored)).flat()
  return { tables: tables.map(({ name, table }) => lobbyTable(name, table, key)) }
}

interface Named {
  name: string
  table: Table
}

function tablesOfTier(title: Pick<Title, 'minBet'>, tier: number, stored: readonly StoredTable[]): Named[] {
  const listed: Named[] = []
  for (let number = 1; number <= TABLES_PER_TIER; number += 1) {
    const name = tableName(tier, number)
    const table = stored.find((one) => one.name === name)?.table ?? null
    const hasRoom = listed.some((one) => one.table.seats.includes(null))
    const hasGuests = table?.seats.some((occupant) => occupant && !occupant.isBot) === true
    if (hasGuests || !hasRoom) listed.push({ name, table: table ?? newTable(stakesOfTier(title, tier)) })
    if (hasRoom && !table) break
  }
  return listed
}

function lobbyTable(table: string, of: Table, key: string): LobbyTable {
  const { least: leastBuyIn, most: mostBuyIn } = buyInLimits(of.stakes)
  const own = seatOf(of, key)
  return {
    table,
    ...of.stakes,
    leastBuyIn,
    mostBuyIn,
    // What each had before the hand that runs: how it goes nobody learns here.
    seats: of.seats.map((one) => one && { name: one.name, isBot: one.isBot, stackCents: one.stack + one.incoming }),
    own,
    ownTurn: own !== null && runningHand(of)?.turn?.seat === own,
  }
}
