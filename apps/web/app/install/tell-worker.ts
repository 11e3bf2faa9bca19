/** Messages from a page to its worker, which reads these names. */
interface Told {
  type: 'keep' | 'visited' | 'take-over'
  address?: string | undefined
}

/** Sends a message to a worker, if there is one. */
export const notifyWorker = (worker: ServiceWorker | null | undefined, told: Told): void =>
  worker?.postMessage(told, [])
