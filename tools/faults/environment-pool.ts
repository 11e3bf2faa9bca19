import { runSchedule } from './run-schedule.ts'
import type { Schedule } from './fault-decision.ts'
import { strategies } from './strategies/strategies.ts'
import { openEnvironment } from './test-environment.ts'
import type { TestEnvironment, EnvironmentGames } from './test-environment.ts'

/** Maximum number of simultaneous environments per test file: an embedded PostgreSQL has a hundred connections. */
const MAX_ENVIRONMENTS = 4

/**
 * Pool of test environments, each of which runs one schedule after another. An environment with discrepancies, or with
 * an exhausted time scale, is not reused.
 */
export class EnvironmentPool {
  readonly #games: EnvironmentGames
  readonly #idle: TestEnvironment[] = []
  #open = 0
  readonly #waiting: (() => void)[] = []
  /** Number of completed rounds. */
  rounds = 0

  /** Players play `games`: by default the sandbox's own games. */
  constructor(games: EnvironmentGames = { families: [], strategies }) {
    this.#games = games
  }

  /** Returns the discrepancies after the schedule. */
  async run(schedule: Schedule): Promise<string[]> {
    await this.#acquire()
    const environment = this.#idle.pop() ?? (await openEnvironment(this.#games))
    let hasPassed = false
    try {
      const { discrepancies, rounds } = await runSchedule(environment, schedule)
      hasPassed = discrepancies.length === 0
      this.rounds += rounds
      return discrepancies
    } finally {
      if (hasPassed && !environment.isTimeScaleExhausted()) this.#idle.push(environment)
      else await environment.close()
      this.#leave()
    }
  }

  async close(): Promise<void> {
    await Promise.all(this.#idle.splice(0).map((environment) => environment.close()))
  }

  async #acquire(): Promise<void> {
    if (this.#open < MAX_ENVIRONMENTS) this.#open += 1
    else await new Promise<void>((free) => void this.#waiting.push(free))
  }

  /** Releases a slot to the next waiting run. */
  #leave(): void {
    const next = this.#waiting.shift()
    if (next) next()
    else this.#open -= 1
  }
}
