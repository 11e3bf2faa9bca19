import type { Log } from './log.ts'

export interface Worker {
  stop(): Promise<void>
}

/** One that can be told that something is due now. */
export interface WakefulWorker extends Worker {
  wake(): void
}

export interface Work {
  /** Does what is due, at most so much at once; says how much there was. */
  look(): Promise<number>
  atMost: number
  everyMs: number
}

/** Looks for what is due, now and ever again. A database that is away is waited for. */
export function startWorker({ look, atMost, everyMs }: Work, log: Log): WakefulWorker {
  const life = { stopped: false, woken: false }
  let wake = () => {}

  const work = async () => {
    while (!life.stopped) {
      life.woken = false
      const found = await look().catch((error: unknown) => {
        log.warn({ err: error }, 'Could not look for what is due')
        return 0
      })
      if (found < atMost && !life.stopped && !life.woken) await pause()
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
    wake: () => {
      life.woken = true
      wake()
    },
    stop: async () => {
      life.stopped = true
      wake()
      await working
    },
  }
}
