import { resumeRound } from './advance.ts'
import type { RoundPorts } from './advance.ts'
import { takeDueRounds } from './round-store.ts'

const AT_MOST_AT_ONCE = 20

/** Goes on with every round that was left and is due; says how many there were. */
export async function resumeDueRounds(ports: RoundPorts): Promise<number> {
  const rounds = await takeDueRounds(ports.db, { leaseMs: ports.leaseMs, atMost: AT_MOST_AT_ONCE })
  await Promise.all(rounds.map((round) => resumeRound(ports, round)))
  return rounds.length
}

export interface Worker {
  stop(): Promise<void>
}

/** Looks for rounds that were left, now and ever again. A database that is away is waited for. */
export function startWorker(ports: RoundPorts, everyMs: number): Worker {
  const life = { stopped: false }
  let wake = () => {}

  const work = async () => {
    while (!life.stopped) {
      const found = await resumeDueRounds(ports).catch((error: unknown) => {
        ports.log.warn({ err: error }, 'Could not look for rounds that were left')
        return 0
      })
      if (found < AT_MOST_AT_ONCE && !life.stopped) await pause()
    }
  }
  const pause = () =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, everyMs)
      wake = () => {
        clearTimeout(timer)
        resolve()
      }
    })

  const working = work()
  return {
    stop: async () => {
      life.stopped = true
      wake()
      await working
    },
  }
}
