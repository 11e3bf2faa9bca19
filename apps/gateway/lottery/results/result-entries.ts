import { isDeepStrictEqual } from 'node:util'

import type { Selectable } from 'kysely'

import type { Db } from '../../kit/db.ts'
import type { LotteryResultEntryTable } from './tables.ts'

/** Number of persons who enter a result. */
const PERSONS = 2

/** A result that a person entered. */
export interface StoredEntry {
  drawId: bigint
  attempt: number
  person: string
  by: string
  at: Date
  result: unknown
}

export interface EntryAttempt {
  attempt: number
  /** `open`: no or one entry. `different`: two persons entered different results. `equal`: the same one. */
  state: 'open' | 'different' | 'equal'
  entries: readonly StoredEntry[]
}

/** Draw of which entries are read; those of a former result do not count. */
interface EntriesOf {
  id: bigint
  results: number
}

/** Returns the attempts to enter the next result of some draws, by draw, oldest first; the last one is the present one. */
export async function attemptsOf(db: Db, draws: readonly EntriesOf[]): Promise<Map<bigint, EntryAttempt[]>> {
  const stored = await storedEntries(db, draws)
  return new Map(draws.map(({ id }) => [id, attemptsIn(stored.filter(({ drawId }) => drawId === id))]))
}

/** Returns the attempts to enter the next result of a draw, oldest first; the last one is the present one. */
export const attemptsOfDraw = async (db: Db, draw: EntriesOf): Promise<EntryAttempt[]> =>
  (await attemptsOf(db, [draw])).get(draw.id) ?? attemptsIn([])

/** Returns the present attempt, to which the next entry belongs unless it has two equal ones. */
export const presentAttempt = (attempts: readonly EntryAttempt[]): EntryAttempt =>
  attempts.at(-1) ?? { attempt: 1, state: 'open', entries: [] }

async function storedEntries(db: Db, draws: readonly EntriesOf[]): Promise<StoredEntry[]> {
  if (draws.length === 0) return []
  const rows = await db
    .selectFrom('lottery_result_entry')
    .selectAll()
    .where(
      'draw_id',
      'in',
      draws.map(({ id }) => id),
    )
    .orderBy('draw_id')
    .orderBy('attempt')
    .orderBy('position')
    .execute()
  const results = new Map(draws.map((draw) => [draw.id, draw.results]))
  return rows.filter((row) => results.get(row.draw_id) === row.results).map(entryOf)
}

const entryOf = (row: Selectable<LotteryResultEntryTable>): StoredEntry => {
  const { draw_id: drawId, attempt, person, entered_by: by, entered_at: at, result } = row
  return { drawId, attempt, person, by, at, result }
}

function attemptsIn(entries: readonly StoredEntry[]): EntryAttempt[] {
  const attempts = [...Map.groupBy(entries, ({ attempt }) => attempt)].map(([attempt, made]): EntryAttempt => {
    return { attempt, state: stateOf(made), entries: made }
  })
  const last = attempts.at(-1)
  if (last && last.state !== 'different') return attempts
  return [...attempts, { attempt: (last?.attempt ?? 0) + 1, state: 'open', entries: [] }]
}

function stateOf(entries: readonly StoredEntry[]): EntryAttempt['state'] {
  if (entries.length < PERSONS) return 'open'
  return isDeepStrictEqual(entries[0]?.result, entries[1]?.result) ? 'equal' : 'different'
}

interface NewEntry {
  draw: { id: bigint; results: number; merchantCode: string }
  /** Attempt that the person saw. */
  attempt: number
  staffId: bigint
  person: string
  by: string
  at: Date
  result: unknown
}

/** Outcome of an entry; `own`: the person has entered another result in the attempt; `stale`: the attempt has ended. */
export type Entered = 'first' | 'different' | 'equal' | 'own' | 'stale'

/**
 * Stores an entry of a draw that the caller has locked. The same entry of the same person is stored once, and answered
 * as before.
 */
export async function addEntry(tx: Db, { draw, attempt, result, ...author }: NewEntry): Promise<Entered> {
  const attempts = await attemptsOfDraw(tx, draw)
  const seen = attempts.find((one) => one.attempt === attempt)
  if (!seen) return 'stale'
  const own = seen.entries.find(({ person }) => person === author.person)
  if (own) return isDeepStrictEqual(own.result, result) ? outcomeOf(seen) : 'own'
  if (seen.entries.length >= PERSONS) return 'stale'
  await tx
    .insertInto('lottery_result_entry')
    .values({
      merchant_code: draw.merchantCode,
      draw_id: draw.id,
      results: draw.results,
      attempt,
      position: seen.entries.length + 1,
      staff_id: author.staffId,
      person: author.person,
      entered_by: author.by,
      entered_at: author.at,
      result: JSON.stringify(result),
    })
    .execute()
  const [first] = seen.entries
  if (!first) return 'first'
  return isDeepStrictEqual(first.result, result) ? 'equal' : 'different'
}

const outcomeOf = ({ state }: EntryAttempt): Entered => (state === 'open' ? 'first' : state)
