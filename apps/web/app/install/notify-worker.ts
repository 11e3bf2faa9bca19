/** Messages from a page to its worker, which reads these names. */
interface WorkerMessage {
  type: 'keep' | 'visited' | 'take-over'
  address?: string | undefined
}

/** Sends a message to a worker, if there is one. */
export const notifyWorker = (worker: ServiceWorker | null | undefined, reported: WorkerMessage): void =>
  worker?.postMessage(reported, [])
