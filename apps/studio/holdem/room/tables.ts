import { inTransaction } from '@ante/plain-server/db.ts'
import type { Db, Queryable } from '@ante/plain-server/db.ts'
import type { Log } from '@ante/plain-server/log.ts'
import { Refused } from '@ante/plain-server/refusal.ts'
import type { Worker } from '@ante/plain-server/worker.ts'

import type { Decision } from '../../kit/held/decide.ts'
import type { HeldRounds } from '../../kit/held/held.ts'
import type { DrawBelow } from '../../kit/maths/draw-below.ts'
import type { Outcome } from '../outcome.ts'
import { subjectOf } from '../table-name.ts'
import { withAllLeaving, settledBuyIns, withoutDeparted } from '../table/join-and-leave.ts'
import type { LeavingPlayer } from '../table/join-and-leave.ts'
import { withoutHand } from '../table/hand.ts'
import { lobbyRow } from '../table/lobby-row.ts'
import { runningHand, TURN_MS } from '../table/table.ts'
import type { Table } from '../table/table.ts'
import { afterDue, dueAt } from './due.ts'
import { setTableAside } from './set-table-aside.ts'
import { storeHand, lockTable, storeTable, tableById, tablesWithMembers } from './table-store.ts'
import type { TableClock } from './table-clock.ts'
import type { StoredTable } from './table-store.ts'

/** A hand of a table unchanged for this time is not resumed: all chips are returned. */
const RESUMED_FOR_MS = 10 * 60_000
const ATTEMPTS = 5
const RETRY_DELAY_MS = 2_000
/** Interval of checks whether an out-of-order vendor is back. */
const OUTAGE_CHECK_MS = 250

export interface TablesPorts {
  db: Db
  log: Log
  clock: TableClock
  heldRounds: HeldRounds
  /** Whether a vendor is out of service: time at its tables is paused. */
  isOutOfService(vendor: string): boolean
  drawBelow: DrawBelow
  /** Called after every stored change. */
  publish(stored: StoredTable): void
}

/** All active tables. Every change is stored before it is published. */
export class Tables {
  readonly #ports: TablesPorts
  readonly #loadedTables = new Map<string, StoredTable>()
  readonly #waiting = new Map<string, Promise<unknown>>()
  readonly #timers = new Map<string, ReturnType<typeof setTimeout>>()
  /** Tables paused because the vendor is out of service. */
  readonly #pausedTables = new Set<string>()
  #stopped = false

  constructor(ports: TablesPorts) {
    this.#ports = ports
  }

  async tableById(id: string): Promise<StoredTable> {
    return this.#loadedTables.get(id) ?? this.#load(id)
  }

  /** Changes a table, after earlier pending changes. Exceptions of `change` are rethrown, and nothing is changed. */
  change(id: string, change: (table: Table, now: number) => Table): Promise<StoredTable> {
    return this.#enqueue(id, () => this.#change(id, change))
  }

  /** Reloads and publishes a table that was changed in the database. Retries later when the database is unavailable. */
  async refresh(id: string): Promise<void> {
    try {
      await this.#enqueue(id, async () => {
        const stored = await this.#load(id)
        this.#publish(stored)
        this.#schedule(stored)
      })
    } catch (error) {
      this.#ports.log.warn({ event: 'holdem.reload_failed', err: error, tableId: id }, 'cannot reload poker table')
      this.#loadedTables.delete(id)
      // Retries, because money has arrived: without a reload, no hand would begin until the next activity.
      if (!this.#stopped) setTimeout(() => void this.refresh(id), RETRY_DELAY_MS).unref()
    }
  }

  /** Runs the work of one table sequentially, regardless of earlier failures. */
  #enqueue<Result>(id: string, work: () => Promise<Result>): Promise<Result> {
    const before = this.#waiting.get(id) ?? Promise.resolve()
    const done = before.then(work, work)
    this.#waiting.set(id, done)
    const forget = () => {
      if (this.#waiting.get(id) === done) this.#waiting.delete(id)
    }
    done.then(forget, forget)
    return done
  }

  /** Resumes the tables of an earlier process. */
  async start(): Promise<Worker> {
    for (const stored of await tablesWithMembers(this.#ports.db)) await this.#resumeTable(stored)
    return {
      stop: async () => {
        this.#stopped = true
        for (const timer of this.#timers.values()) clearTimeout(timer)
        await Promise.allSettled(this.#waiting.values())
      },
    }
  }

  async #resumeTable(stored: StoredTable): Promise<void> {
    const isOld = stored.idleMs > RESUMED_FOR_MS
    const resume = (table: Table, now: number) => {
      const playableTable = balanced(table) ? table : withoutHand(table, now)
      return isOld ? withAllLeaving(withoutHand(playableTable, now)) : withFreshTurn(playableTable, now)
    }
    const problem = problemWith(stored.table, (table) => resume(table, this.#ports.clock.now()))
    if (problem !== null) return setTableAside(this.#ports, stored, problem)
    const after = await this.change(stored.id, resume)
    if (after.version === stored.version) this.#publish(after)
  }

  async #change(id: string, change: (table: Table, now: number) => Table): Promise<StoredTable> {
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const before = await this.tableById(id)
      const now = this.#ports.clock.now()
      const { table, departed } = withoutDeparted(change(before.table, now), now)
      const isSame = departed.length === 0 && sameTable(table, before.table)
      const after = isSame ? before : { ...before, table, version: before.version + 1n }
      if (isSame || (await this.#store(before, table, departed))) {
        this.#loadedTables.set(id, after)
        if (!isSame) this.#publish(after)
        this.#schedule(after)
        return after
      }
      this.#loadedTables.delete(id)
    }
    throw new Refused('table.busy', {}, 503)
  }

  /**
   * Stores a table: with its finished hand and the payments to leaving players in one transaction, else in one
   * statement.
   */
  async #store(before: StoredTable, table: Table, departed: LeavingPlayer[]): Promise<boolean> {
    const { db, heldRounds } = this.#ports
    const { id } = before
    const leaving = departed.filter(({ occupant }) => occupant.buyIns.length > 0)
    const handIsOver = runningHand(before.table) !== null && runningHand(table) === null && table.hand !== null
    if (leaving.length === 0 && !handIsOver) return storeTable(db, before, table)
    return inTransaction(db, async (tx) => {
      if (leaving.length > 0) await heldRounds.lockSubject(tx, subjectOf(id))
      const locked = await lockTable(tx, id)
      if (locked?.version !== before.version || !(await storeTable(tx, before, table))) return false
      if (handIsOver && table.hand) await storeHand(tx, id, { hand: table.hand, seats: before.table.seats })
      await settle(tx, { heldRounds, stored: before, leaving })
      return true
    })
  }

  async #load(id: string): Promise<StoredTable> {
    const stored = await tableById(this.#ports.db, id)
    if (!stored) throw new Refused('table.unknown', {}, 404)
    this.#loadedTables.set(id, stored)
    return stored
  }

  #publish(stored: StoredTable): void {
    try {
      this.#ports.publish(stored)
    } catch (error) {
      this.#ports.log.error(
        { event: 'holdem.publish_failed', err: error, tableId: stored.id },
        'cannot publish poker table',
      )
    }
  }

  #schedule({ id, scope, table }: StoredTable): void {
    clearTimeout(this.#timers.get(id))
    this.#timers.delete(id)
    const due = this.#stopped ? null : dueAt(table)
    if (due === null) return
    const inMs = this.#ports.isOutOfService(scope.vendor) ? OUTAGE_CHECK_MS : this.#ports.clock.realMsUntil(due)
    this.#timers.set(id, setTimeout(() => void this.#onTime(id), inMs).unref())
  }

  async #onTime(id: string): Promise<void> {
    const { drawBelow, log } = this.#ports
    try {
      const stored = await this.tableById(id)
      if (this.#ports.isOutOfService(stored.scope.vendor)) return this.#pauseTable(stored)
      const wasOut = this.#pausedTables.delete(id)
      await this.change(id, (table, now) => (wasOut ? withFreshTurn(table, now) : afterDue(table, { now, drawBelow })))
    } catch (error) {
      log.error({ event: 'holdem.step_failed', err: error, tableId: id }, 'cannot continue poker table')
      this.#loadedTables.delete(id)
      if (!this.#stopped) this.#timers.set(id, setTimeout(() => void this.#recover(id), RETRY_DELAY_MS).unref())
    }
  }

  /** Pauses a table, whose players cannot act. When the vendor is back, the player to act has the full time. */
  #pauseTable(stored: StoredTable): void {
    this.#pausedTables.add(stored.id)
    this.#schedule(stored)
  }

  /** Refunds the chips of a hand that cannot continue; retries when only the database is unavailable. */
  async #recover(id: string): Promise<void> {
    const { drawBelow, log } = this.#ports
    const advanceBetting = (table: Table, now: number) => {
      try {
        return afterDue(table, { now, drawBelow })
      } catch (error) {
        log.error({ event: 'holdem.hand_refunded', err: error, tableId: id }, 'chips of a poker hand are refunded')
        return withoutHand(table, now)
      }
    }
    await this.change(id, advanceBetting).catch(() => this.#onTime(id))
  }
}

/** Returns why a stored table cannot be resumed; null when it can. */
function problemWith(table: Table, resume: (table: Table) => Table): string | null {
  try {
    const { table: resumed } = withoutDeparted(resume(table), Date.now())
    lobbyRow(resumed)
    dueAt(resumed)
    return null
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

/** Whether the chips on the table equal purchases less cash-outs and rake. */
function balanced({ seats, books }: Table): boolean {
  const chips = seats.reduce((sum, seat) => sum + (seat ? seat.stack + seat.incoming : 0), 0)
  return chips === books.boughtCents - books.cashedCents - books.rakedCents
}

/** Restarts the time of the player to act, because it does not run while the server is down. */
function withFreshTurn(table: Table, now: number): Table {
  const hand = runningHand(table)
  if (!hand?.turn) return table
  return { ...table, hand: { ...hand, turn: { ...hand.turn, since: now, until: now + TURN_MS, inBank: false } } }
}

function sameTable(a: Table, b: Table): boolean {
  if (a === b) return true
  const { seats, hand, nextDealAt, ...fields } = a
  return (
    hand === b.hand &&
    nextDealAt === b.nextDealAt &&
    fields.handNumber === b.handNumber &&
    seats.every((occupant, at) => occupant === b.seats[at])
  )
}

interface HandSettlement {
  heldRounds: HeldRounds
  stored: StoredTable
  leaving: LeavingPlayer[]
}

async function settle(tx: Queryable, { heldRounds, stored, leaving }: HandSettlement): Promise<void> {
  const decisions = leaving.flatMap((departed) =>
    settledBuyIns(departed).map(({ roundId, wonCents, rakeCents }): Decision => {
      const outcome = outcomeOf(stored, departed)
      return { roundId, outcome, wonCents: BigInt(wonCents), rakeCents: BigInt(rakeCents) }
    }),
  )
  const decided = await heldRounds.settleHeld(tx, decisions)
  if (decided.length !== decisions.length) throw new Error(`Not all buy-ins at ${stored.id} were held.`)
}

function outcomeOf({ name, table }: StoredTable, { occupant, cents }: LeavingPlayer): Outcome {
  const boughtCents = occupant.buyIns.reduce((sum, buyIn) => sum + buyIn.cents, 0)
  const reason = occupant.leaving ? 'left' : 'away'
  return { table: name, ...table.stakes, hands: occupant.hands, boughtCents, leftWithCents: cents, why: reason }
}
