/** What a page tells its worker; the worker reads it by these names. */
interface Told {
  type: 'keep' | 'visited' | 'take-over'
  address?: string | undefined
}

/** Says something to a worker, where there is one. */
export const notifyWorker = (worker: ServiceWorker | null | undefined, told: Told): void => worker?.postMessage(told, [])
