import type { Log } from './log.ts'

export interface Worker {
  stop(): Promise<void>
}

/** A worker whose next poll can be requested immediately or after a delay. */
export interface WorkerWithWakeUp extends Worker {
  wake(inMs?: number): void
}

export interface Work {
  /** Processes due work, at most `atMost` items; returns the number processed. */
  poll(): Promise<number>
  atMost: number
  everyMs: number
}

/** Polls for due work, forever. Waits for an unavailable database. */
export function startWorker({ poll, atMost, everyMs }: Work, log: Log): WorkerWithWakeUp {
  const life = { stopped: false, woken: false }
  let wake = () => {}

  const work = async () => {
    while (!life.stopped) {
      life.woken = false
      const found = await poll().catch((error: unknown) => {
        log.warn({ event: 'server.worker_failed', err: error }, 'cannot process due work')
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

  const wakeNow = () => {
    life.woken = true
    wake()
  }

  const working = work()
  return {
    wake: (inMs = 0) => {
      if (inMs > 0) setTimeout(wakeNow, inMs).unref()
      else wakeNow()
    },
    stop: async () => {
      life.stopped = true
      wake()
      await working
    },
  }
}
