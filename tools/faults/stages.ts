import { runSchedule } from './run-schedule.ts'
import type { Schedule } from './fault-decision.ts'
import { strategies } from './strategies/strategies.ts'
import { openEnvironment } from './test-environment.ts'
import type { TestEnvironment, EnvironmentGames } from './test-environment.ts'

/** Maximum number of simultaneous environments per test file: an embedded PostgreSQL has a hundred connections. */
const STAGES = 4

/**
 * Pool of test environments that run schedules sequentially; one with discrepancies, or one that has become slow, is
 * not reused.
 */
export class Stages {
  readonly #games: EnvironmentGames
  readonly #free: TestEnvironment[] = []
  #open = 0
  readonly #waiting: (() => void)[] = []
  /** Number of completed rounds. */
  rounds = 0

  /** By default the sandbox's own games are played. */
  constructor(games: EnvironmentGames = { families: [], strategies }) {
    this.#games = games
  }

  /** Returns the discrepancies after the schedule. */
  async run(schedule: Schedule): Promise<string[]> {
    await this.#enter()
    const stage = this.#free.pop() ?? (await openEnvironment(this.#games))
    let isSound = false
    try {
      const { faults, rounds } = await runSchedule(stage, schedule)
      isSound = faults.length === 0
      this.rounds += rounds
      return faults
    } finally {
      if (isSound && !stage.isTimeScaleExhausted()) this.#free.push(stage)
      else await stage.close()
      this.#leave()
    }
  }

  async close(): Promise<void> {
    await Promise.all(this.#free.splice(0).map((stage) => stage.close()))
  }

  async #enter(): Promise<void> {
    if (this.#open < STAGES) this.#open += 1
    else await new Promise<void>((free) => void this.#waiting.push(free))
  }

  /** The next waiting run takes the slot. */
  #leave(): void {
    const next = this.#waiting.shift()
    if (next) next()
    else this.#open -= 1
  }
}
