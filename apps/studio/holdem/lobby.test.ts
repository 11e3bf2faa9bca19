import { copyFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { migrate } from '@ante/plain-server/migrate.ts'
import type { TestDatabase } from '@ante/plain-server/test/database.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { drawSecurely } from '../kit/maths/random.ts'
import { testDatabase } from '../test/database.ts'
import { lobbyView } from './lobby.ts'
import { openTable, storeTable, tableById, tablesOf } from './room/table-store.ts'
import type { TableScope } from './table-name.ts'
import { lobbyRow } from './table/lobby-row.ts'
import { runningHand } from './table/table.ts'
import type { Table } from './table/table.ts'
import { playRandomEvents, STAKES } from './test/random-table.ts'

const MIGRATIONS = join(import.meta.dirname, 'migrations')
const scope: TableScope = { vendor: 'V', gameId: 'poker', currency: 'PHP', playMode: 'real' }
const title = { minBet: '1.00' }

let database: TestDatabase
const reachedTables: Table[] = []
beforeAll(async () => {
  database = await testDatabase()
  playRandomEvents(drawSecurely, { steps: 400, check: (table) => void reachedTables.push(table) })
})
afterAll(() => database.drop())

test('tables from before the lobby column are listed in their current state', async () => {
  const { db } = database
  const folder = await mkdtemp(join(tmpdir(), 'holdem-before-'))
  await copyFile(join(MIGRATIONS, '0001-tables.sql'), join(folder, '0001-tables.sql'))
  await migrate(db, { owner: 'holdem', folder })
  await rm(folder, { recursive: true })
  await db.query(
    `insert into holdem.poker_table (id, vendor, game_id, currency, play_mode, name, state)
     select 'lived ' || number, 'before', 'poker', 'PHP', 'real', number, state
     from unnest($1::jsonb[]) with ordinality as t (state, number)`,
    [reachedTables.map((table) => JSON.stringify(table))],
  )
  await migrate(db, { owner: 'holdem', folder: MIGRATIONS })

  const received = await tablesOf(db, { ...scope, vendor: 'before' })
  const byName = new Map(received.map(({ name, lobby }) => [name, lobby]))
  for (const [index, table] of reachedTables.entries()) expect(byName.get(`${index + 1}`)).toEqual(lobbyRow(table))
})

test('the lobby shows players and turns, without reading any table’s whole state', async () => {
  const { db } = database
  const table = reachedTables.findLast((reachedTable) => runningHand(reachedTable)?.turn != null)
  const turn = table && runningHand(table)?.turn?.seat
  const occupant = table && turn !== undefined ? table.seats[turn] : null
  if (!table || !occupant) throw new Error('No player had a turn.')
  const id = await openTable(db, scope, { name: '1-1', stakes: STAKES })
  const stored = await tableById(db, id)
  expect(stored && (await storeTable(db, stored, table))).toBe(true)
  await db.query(`update holdem.poker_table set state = '{}' where id = $1`, [id])

  const { tables } = lobbyView(title, await tablesOf(db, scope), occupant.key)
  const { key: _key, ...ownSeat } = lobbyRow(table).seats[turn ?? 0] ?? {}
  expect(tables[0]).toMatchObject({ table: '1-1', ...STAKES, own: turn, ownTurn: true })
  expect(tables[0]?.seats[turn ?? 0]).toEqual(ownSeat)
  expect(JSON.stringify(tables)).not.toMatch(/deck|seed|key/)
})
