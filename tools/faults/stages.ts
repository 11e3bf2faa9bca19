import { runSchedule } from './run-schedule.ts'
import type { Schedule } from './fate.ts'
import { openStage } from './stage.ts'
import type { Stage } from './stage.ts'

/** Stages on which one schedule follows the other; one on which something was wrong is not used again. */
export class Stages {
  readonly #free: Stage[] = []
  /** All that were seen to their end. */
  rounds = 0

  /** Gives what does not agree after it. */
  async run(schedule: Schedule): Promise<string[]> {
    const stage = this.#free.pop() ?? (await openStage())
    let isSound = false
    try {
      const { faults, rounds } = await runSchedule(stage, schedule)
      isSound = faults.length === 0
      this.rounds += rounds
      return faults
    } finally {
      if (isSound) this.#free.push(stage)
      else await stage.close()
    }
  }

  async close(): Promise<void> {
    await Promise.all(this.#free.splice(0).map((stage) => stage.close()))
  }
}
