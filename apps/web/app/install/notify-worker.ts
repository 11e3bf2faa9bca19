/** A message from a page to its service worker. */
export interface WorkerMessage {
  type: 'keep' | 'visited' | 'take-over' | 'save-data'
  address?: string | undefined
  /** Whether the data saver is on. */
  on?: boolean
}

/** Sends a message to a worker, if there is one. */
export const notifyWorker = (worker: ServiceWorker | null | undefined, message: WorkerMessage): void =>
  worker?.postMessage(message, [])
