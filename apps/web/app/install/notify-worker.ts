/** Messages from a page to its service worker. `service-worker/worker.ts` reads the same field names. */
interface WorkerMessage {
  type: 'keep' | 'visited' | 'take-over' | 'save-data'
  address?: string | undefined
  on?: boolean
}

/** Sends a message to a worker, if there is one. */
export const notifyWorker = (worker: ServiceWorker | null | undefined, message: WorkerMessage): void =>
  worker?.postMessage(message, [])
