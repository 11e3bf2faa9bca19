import type { Db } from '@ante/plain-server/db.ts'
import type { Log } from '@ante/plain-server/log.ts'

import type { Seal } from '../../kit/fairness/seal.ts'
import type { HeldRound } from '../../kit/game.ts'
import type { HeldRounds } from '../../kit/held/held.ts'
import { dealById, dealsOfSet, insertDeal, latestDeal, latestDecided } from '../deals/deal-store.ts'
import { tableName } from '../deals/deal.ts'
import type { Deal, TableOf } from '../deals/deal.ts'
import { totalsOf } from '../deals/stake-totals.ts'
import { viewDeal } from '../deals/view-deal.ts'
import type { DealSource } from '../deals/view-deal.ts'
import { stakesOnDeal } from '../table-game.ts'
import type { TableEvent, TableView, Totals } from '../table-contract.ts'
import { decideDeal } from './decide-deal.ts'

export interface RunnerPorts extends DealSource {
  db: Db
  heldRounds: HeldRounds
  seal: Seal
  log: Log
  /** Divisor of all waiting times. */
  timeScale: number
  /** Whether there are viewers: a table without any opens no deal. */
  isWatched(): boolean
  /** Publishes an event to all at the table. */
  publish(event: TableEvent): void
  /** Notifies a player of the win of their stake, which is paid once the result was shown. */
  reportWin(round: HeldRound<unknown, unknown>, wonCents: bigint): void
}

/** Time from the closing of betting until the draw, for stakes in transit to the wallet and back. */
const STAKE_TRANSIT_MS = 1_500
const RETRY_MS = 500
const TOTALS_EVERY_MS = 400
const MAX_HISTORY = 200

/**
 * Scheduler of one table. The next step depends only on the database and the time, so that an interrupted table
 * continues with the same deal.
 */
export class TableRunner {
  readonly #ports: RunnerPorts
  readonly #table: TableOf
  #deal: Deal | null = null
  #history: unknown[] = []
  #totals: Totals = {}
  #publishedClosed = ''
  #stopped = false
  #wake = () => {}
  #isWoken = false
  #totalsTimer: ReturnType<typeof setTimeout> | null = null
  #running: Promise<void> | null = null

  constructor(ports: RunnerPorts) {
    this.#ports = ports
    this.#table = { vendor: ports.title.vendor, gameId: ports.title.gameId }
  }

  start(): void {
    if (!this.#stopped) this.#running ??= this.#run()
  }

  /** Checks for due work; called when a viewer has joined. */
  wake(): void {
    this.start()
    this.#isWoken = true
    this.#wake()
  }

  async stop(): Promise<void> {
    this.#stopped = true
    if (this.#totalsTimer) clearTimeout(this.#totalsTimer)
    this.#wake()
    await this.#running
  }

  view(): TableView {
    return { deal: this.#dealView(), totals: this.#totals, history: this.#history }
  }

  /** Publishes the totals, at most a few times a second; called when a stake was accepted or returned. */
  stakesChanged(): void {
    if (this.#stopped) return
    this.#totalsTimer ??= setTimeout(() => {
      this.#totalsTimer = null
      this.#publishTotals().catch((error: unknown) =>
        this.#ports.log.warn({ event: 'table.totals_failed', err: error }, 'cannot sum up stakes of a table'),
      )
    }, TOTALS_EVERY_MS)
  }

  async #run(): Promise<void> {
    while (!this.#stopped) {
      this.#isWoken = false
      const waitMs = await this.#step().catch((error: unknown) => {
        this.#ports.log.warn(
          { event: 'table.step_failed', err: error, table: tableName(this.#table) },
          'table is delayed: its step failed',
        )
        return RETRY_MS
      })
      if (!this.#stopped && !this.#isWoken) await this.#pause(waitMs)
    }
  }

  /** Executes the due step, and returns the time until the next; null when there is none without viewers. */
  async #step(): Promise<number | null> {
    const deal = await latestDeal(this.#ports.db, this.#table)
    if (deal?.id !== this.#deal?.id) await this.#resumeDeal(deal)
    const now = Date.now()
    if (!deal || (deal.decidedAt && this.#nextDealAt(deal.decidedAt) <= now)) return this.#open(deal, now)
    if (deal.decidedAt) {
      this.#deal = deal
      return this.#nextDealAt(deal.decidedAt) - now
    }
    const closesAt = deal.closesAt.getTime()
    if (now < closesAt) return closesAt - now
    if (this.#publishedClosed !== deal.id) {
      this.#publishedClosed = deal.id
      this.#ports.publish({ is: 'closed', deal: deal.id })
    }
    const drawsAt = closesAt + this.#scaledMs(STAKE_TRANSIT_MS)
    if (now < drawsAt) return drawsAt - now
    return this.#decide(deal)
  }

  async #open(before: Deal | null, now: number): Promise<number | null> {
    if (!this.#ports.isWatched()) return null
    const { betting } = this.#pace
    const { rules, seal } = this.#ports
    const next = { before, seal, dealsOfSet: rules.dealsOfSet, opensAt: new Date(now) }
    await insertDeal(this.#ports.db, this.#table, { ...next, closesAt: new Date(now + betting) })
    return 0
  }

  async #decide(deal: Deal): Promise<number> {
    const decided = await decideDeal({ ...this.#ports, revealMs: this.#pace.reveal }, deal.id)
    this.#deal = decided?.deal ?? null
    this.#totals = decided?.deal.totals ?? {}
    const view = this.#dealView()
    if (view) this.#ports.publish({ is: 'decided', deal: view, totals: this.#totals })
    for (const { round, wonCents } of decided?.wins ?? []) this.#ports.reportWin(round, wonCents)
    return 0
  }

  /** Resumes with the latest deal; the earlier deals are the history. */
  async #resumeDeal(deal: Deal | null): Promise<void> {
    const { db, heldRounds } = this.#ports
    const before = await this.#recentDeals(deal)
    this.#deal = deal
    this.#history = before.filter(({ id }) => id !== deal?.id).map(({ drawn }) => drawn)
    this.#totals = deal?.totals ?? {}
    if (deal && !deal.decidedAt) this.#totals = totalsOf(await stakesOnDeal(db, heldRounds, deal.id))
    this.#publishedClosed = ''
    this.#ports.publish({ is: 'opened', view: this.view() })
  }

  #recentDeals(deal: Deal | null): Promise<Deal[]> {
    const { db, rules } = this.#ports
    if (rules.dealsOfSet > 1 && deal) return dealsOfSet(db, this.#table, deal.set)
    return latestDecided(db, this.#table, MAX_HISTORY)
  }

  async #publishTotals(): Promise<void> {
    const deal = this.#deal
    if (!deal || deal.decidedAt) return
    const { db, heldRounds } = this.#ports
    const rounds = await stakesOnDeal(db, heldRounds, deal.id)
    const marks = (await dealById(db, deal.id))?.marks ?? []
    if (this.#deal?.id !== deal.id || this.#deal.decidedAt) return
    this.#totals = totalsOf(rounds)
    this.#deal = { ...deal, marks }
    this.#ports.publish({ is: 'totals', deal: deal.id, totals: this.#totals, marks })
  }

  #dealView() {
    const deal = this.#deal
    return deal && viewDeal(deal, this.#ports, deal.decidedAt && this.#nextDealAt(deal.decidedAt))
  }

  get #pace() {
    const { rules, title } = this.#ports
    const { betting, reveal, pause } = rules.paceOf(title)
    return {
      betting: this.#scaledMs(betting),
      reveal: this.#scaledMs(reveal),
      shown: this.#scaledMs(reveal + pause),
    }
  }

  #nextDealAt(decidedAt: Date): number {
    return decidedAt.getTime() + this.#pace.shown
  }

  #scaledMs(ms: number): number {
    return Math.ceil(ms / this.#ports.timeScale)
  }

  #pause(ms: number | null): Promise<void> {
    return new Promise((resolve) => {
      const timer = ms === null ? null : setTimeout(resolve, Math.max(1, ms))
      this.#wake = () => {
        if (timer) clearTimeout(timer)
        resolve()
      }
    })
  }
}
