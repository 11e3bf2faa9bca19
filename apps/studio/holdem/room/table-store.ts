import type { Db, Queryable } from '@ante/plain-server/db.ts'

import type { TableScope } from '../table-name.ts'
import { tableId } from '../table-name.ts'
import { lobbyRow } from '../table/lobby-row.ts'
import type { LobbyRow } from '../table/lobby-row.ts'
import { newTable } from '../table/table.ts'
import type { Hand, Stakes, Table } from '../table/table.ts'

export interface StoredTable {
  id: string
  scope: TableScope
  name: string
  version: bigint
  table: Table
  /** Time since its last change. */
  idleMs: number
}

interface Row extends TableScope {
  id: string
  name: string
  version: bigint
  state: Table
  idleMs: number
}

const SELECT_TABLE = `
  select id, vendor, game_id as "gameId", currency, play_mode as "playMode", name, version, state,
    (extract(epoch from now() - changed_at) * 1000)::float8 as "idleMs"
  from holdem.poker_table`

function stored({ id, name, version, state, idleMs, ...scope }: Row): StoredTable {
  return { id, scope, name, version, table: state, idleMs }
}

/** Creates the table on first use. */
export async function openTable(
  db: Queryable,
  scope: TableScope,
  tableInput: { name: string; stakes: Stakes },
): Promise<string> {
  const id = tableId(scope, tableInput.name)
  const { vendor, gameId, currency, playMode } = scope
  const table = newTable(tableInput.stakes)
  await db.query(
    `insert into holdem.poker_table (id, vendor, game_id, currency, play_mode, name, state, lobby)
     values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict do nothing`,
    [id, vendor, gameId, currency, playMode, tableInput.name, JSON.stringify(table), JSON.stringify(lobbyRow(table))],
  )
  return id
}

export async function tableById(db: Queryable, id: string): Promise<StoredTable | null> {
  const { rows } = await db.query<Row>(`${SELECT_TABLE} where id = $1`, [id])
  return rows[0] ? stored(rows[0]) : null
}

/** Locks a table until the transaction ends. Returns null for an unknown table. */
export async function lockTable(tx: Queryable, id: string): Promise<StoredTable | null> {
  const { rows } = await tx.query<Row>(`${SELECT_TABLE} where id = $1 for update`, [id])
  return rows[0] ? stored(rows[0]) : null
}

export interface ListedTable {
  name: string
  lobby: LobbyRow
}

/** Returns the lobby data of all tables of a hall (title, currency and play mode). */
export async function tablesOf(
  db: Queryable,
  { vendor, gameId, currency, playMode }: TableScope,
): Promise<ListedTable[]> {
  const { rows } = await db.query<ListedTable>(
    `select name, lobby from holdem.poker_table
     where vendor = $1 and game_id = $2 and currency = $3 and play_mode = $4`,
    [vendor, gameId, currency, playMode],
  )
  return rows
}

/** Returns the tables with members' money. */
export async function tablesWithMembers(db: Db): Promise<StoredTable[]> {
  const { rows } = await db.query<Row>(
    `${SELECT_TABLE} where jsonb_path_exists(lobby, '$.seats[*] ? (@.isBot == false)')`,
  )
  return rows.map(stored)
}

/** Stores the table's new state; returns false when it was changed concurrently. */
export async function storeTable(db: Queryable, { id, version }: StoredTable, table: Table): Promise<boolean> {
  const { rowCount } = await db.query(
    `update holdem.poker_table set state = $3, lobby = $4, version = version + 1, changed_at = now()
     where id = $1 and version = $2`,
    [id, version, JSON.stringify(table), JSON.stringify(lobbyRow(table))],
  )
  return rowCount === 1
}

export interface StoredHand {
  hand: Hand
  /** Names of the dealt-in players, by seat. */
  names: Record<string, string>
  endedAt: Date
}

export async function storeHand(tx: Queryable, id: string, { hand, seats }: Pick<Table, 'seats'> & { hand: Hand }) {
  const names = Object.fromEntries(hand.dealt.map((seat) => [seat, seats[seat]?.name ?? '']))
  await tx.query(
    `insert into holdem.hand (table_id, number, dealt_to, hand, names) values ($1, $2, $3, $4, $5) on conflict do nothing`,
    [id, hand.number, hand.dealtTo, JSON.stringify(hand), JSON.stringify(names)],
  )
}

/** Returns the latest hands at this table dealt to this player, before that number. */
export async function handsOf(
  db: Queryable,
  query: { id: string; key: string; before: number; limit: number },
): Promise<StoredHand[]> {
  const { rows } = await db.query<StoredHand>(
    `select hand, names, ended_at as "endedAt" from holdem.hand
     where table_id = $1 and dealt_to @> array[$2] and number < $3 order by number desc limit $4`,
    [query.id, query.key, query.before, query.limit],
  )
  return rows
}
