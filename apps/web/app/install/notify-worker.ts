/** Messages from a page to its worker, which reads these names. */
interface WorkerMessage {
  type: 'keep' | 'visited' | 'take-over' | 'save-data'
  address?: string | undefined
  isOn?: boolean
}

/** Sends a message to a worker, if there is one. */
export const notifyWorker = (worker: ServiceWorker | null | undefined, message: WorkerMessage): void =>
  worker?.postMessage(message, [])
