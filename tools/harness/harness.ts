import { setTimeout as pause } from 'node:timers/promises'

import { prngFrom } from '@ante/demo-art/kit/prng.ts'
import type { Prng } from '@ante/demo-art/kit/prng.ts'

import { audit } from './audit/audit.ts'
import { Figures } from './figures.ts'
import { killFirstStarts } from './first-start.ts'
import { outcomeOf } from './history/operation-outcome.ts'
import type { Fault } from './history/fault.ts'
import { History } from './history/history.ts'
import { keyOf } from './history/operation.ts'
import type { Operation } from './history/operation.ts'
import type { Plan } from './plan.ts'
import { play } from './play/load.ts'
import { takeSeats } from './play/players.ts'
import type { Seat } from './play/players.ts'
import { Table } from './play/table.ts'
import { Vendor } from './play/vendor.ts'
import { Wallet } from './play/wallet.ts'
import type { Target } from './servers/database-server.ts'
import type { Site } from './servers/site.ts'

export interface Outcome {
  faults: Fault[]
  figures: Figures
}

/** One kill in four is followed by a second one during recovery. */
const KILLED_AGAIN = 0.25
const LATEST_SECOND_KILL_MS = 1_200
/** Maximum duration of play after a restart before the books are compared. */
const MAX_AFTERPLAY_MS = 600
/** Fraction of already verified operations that is verified again after each restart; at the end all are. */
const SAMPLE = 0.05

/** Plays, kills, restarts and compares the books, until the plan is complete or a fault is found. */
export class Harness {
  readonly #site: Site
  readonly #plan: Plan
  readonly #log: (line: string) => void
  readonly #prng: Prng
  readonly #history = new History()
  readonly #wallet: Wallet
  readonly #figures = new Figures()
  readonly #abort = new AbortController()
  #sessions: Seat[] = []
  #tables: Table[] = []
  #auditedCount = 0
  #targets: Target[] = []

  constructor(site: Site, plan: Plan, log: (line: string) => void) {
    this.#site = site
    this.#plan = plan
    this.#log = log
    this.#prng = prngFrom(plan.seed)
    this.#wallet = new Wallet(() => site.gateway.url)
  }

  /** Runs `begin`, then `play`. */
  async run(): Promise<Outcome> {
    await this.begin()
    return this.play()
  }

  /** Completes the gateway's first start, and seats the players at their tables. */
  async begin(): Promise<void> {
    const { clients, firstStartKills } = this.#plan
    await killFirstStarts(this.#site, this.#figures, { prng: this.#prng, times: firstStartKills })
    this.#sessions = await takeSeats({ url: this.#site.gateway.url, wallet: this.#wallet }, clients)
    this.#tables = this.#sessions.map((seat, client) => this.#table(seat, client))
  }

  /** Plays until the plan is complete, or the first faults are found. */
  async play(): Promise<Outcome> {
    const { kills } = this.#plan
    let faults: Fault[] = []
    for (let kill = 1; kill <= kills && faults.length === 0; kill++) {
      await this.#playAndKill()
      faults = [...(await this.#audit(this.#due())), ...this.#defects()]
      this.#log(`kill ${kill} of ${kills}: ${this.#history.operations.length} operations, ${faults.length} faults`)
    }
    if (faults.length === 0) faults = await this.compareBooks()
    return { faults, figures: this.#totals() }
  }

  /** Verifies every operation of the whole run again. */
  compareBooks(): Promise<Fault[]> {
    return this.#audit(this.#history.operations)
  }

  async #playAndKill(): Promise<void> {
    const { kills, seconds } = this.#plan
    const answered = this.#wallet.answered
    const began = performance.now()
    const load = play(this.#tables)
    try {
      await pause((seconds / kills) * 1000 * this.#prng.between(0.4, 1.6))
      this.#figures.playedMs += performance.now() - began
      this.#figures.answeredInPlay += this.#wallet.answered - answered
      await this.#killAndRestart()
      await pause(this.#prng.between(0, MAX_AFTERPLAY_MS))
    } catch (error) {
      this.#abort.abort()
      await load.end().catch(() => undefined) // the first failure is the one to report
      throw error
    }
    await load.end()
  }

  async #killAndRestart(): Promise<void> {
    this.#site.gateway.throwIfExited()
    const target = this.#nextTarget()
    const began = performance.now()
    await this.#kill(target)
    if (target !== 'database' && this.#prng.flip(KILLED_AGAIN)) await this.#killInRecovery()
    await this.#site.restart()
    this.#figures.restartMs.push(performance.now() - began)
  }

  async #killInRecovery(): Promise<void> {
    await this.#site.server.restart()
    this.#site.gateway.start()
    await pause(this.#prng.between(0, LATEST_SECOND_KILL_MS))
    this.#site.gateway.throwIfExited()
    // The database is not killed: without it a starting gateway exits by design, which would count as a defect.
    await this.#kill(this.#prng.pick(this.#site.server.targets.filter((target) => target !== 'database')))
  }

  async #kill(target: Target): Promise<void> {
    await this.#site.kill(target)
    this.#figures.kills[target] += 1
  }

  /** Returns all targets in turn, in random order. */
  #nextTarget(): Target {
    const [next = 'gateway', ...later] =
      this.#targets.length > 0 ? this.#targets : this.#prng.shuffle(this.#site.server.targets)
    this.#targets = later
    return next
  }

  /** Returns operations since the last comparison, and a sample of all older ones. */
  #due(): Operation[] {
    const operations = this.#history.operations.filter(
      (_, index) => index >= this.#auditedCount || this.#prng.flip(SAMPLE),
    )
    this.#auditedCount = this.#history.operations.length
    return operations
  }

  async #audit(requested: readonly Operation[]): Promise<Fault[]> {
    const { gateway } = this.#site
    const vendor = this.#vendor(this.#prng)
    const addresses = { url: gateway.url, databaseUrl: gateway.databaseUrl }
    this.#figures.lookUps += requested.length
    const { operations } = this.#history
    return audit({ ...addresses, wallet: this.#wallet, vendor, seats: this.#sessions, operations }, requested)
  }

  /** Returns a fault if calls were answered with a defect: a killed database must be reported as an outage. */
  #defects(): Fault[] {
    const { defects } = this.#wallet
    return defects === 0 ? [] : [{ kind: 'defect', what: `${defects} calls were answered with a defect` }]
  }

  #table(seat: Seat, client: number): Table {
    const prng = prngFrom(`${this.#plan.seed} ${client}`)
    return new Table({ vendor: this.#vendor(prng), history: this.#history, prng, seat, prefix: `h${client}` })
  }

  #vendor(prng: Prng): Vendor {
    return new Vendor({ wallet: this.#wallet, history: this.#history, prng, timedOut: this.#abort.signal })
  }

  #totals(): Figures {
    const outcomes = this.#history.operations.filter((operation) => keyOf(operation) !== null).map(outcomeOf)
    const count = (expected: string) => outcomes.filter((outcome) => outcome === expected).length
    const { answered, unanswered } = this.#wallet
    const sums = { acknowledged: count('done'), undone: count('undone'), refused: count('refused') }
    return Object.assign(this.#figures, sums, { answered, unanswered })
  }
}
