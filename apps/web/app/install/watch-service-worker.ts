import { isSavingData, subscribeDataSaver } from '../lib/browser/data-saver.ts'
import { notifyWorker } from './notify-worker.ts'
import { announceUpdate } from './updates.ts'

const WORKER = '/service-worker.js'
/** Minimum interval of checks for a newer version, in milliseconds. A tab checks when it becomes visible again. */
const REFRESH_MS = 60 * 60_000

declare global {
  interface Window {
    trustedTypes?: {
      createPolicy(
        name: string,
        rules: { createScriptURL(address: string): string },
      ): {
        createScriptURL(address: string): string
      }
    }
  }
}

/** The page's Trusted Types policy allows only this worker address. */
const workerAddress = (): string =>
  window.trustedTypes
    ? window.trustedTypes.createPolicy('ante-worker', { createScriptURL: () => WORKER }).createScriptURL(WORKER)
    : WORKER

/** Registers the service worker for visits without a connection. Without support everything else works. */
export async function watchServiceWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  const registration = await navigator.serviceWorker.register(workerAddress()).catch(() => undefined)
  // Some browsers resolve without a registration when workers are disabled.
  if (!registration) return
  followUpdates(registration)
  const { active } = await navigator.serviceWorker.ready
  if (!active) return
  const reportSaving = () => notifyWorker(active, { type: 'save-data', on: isSavingData() })
  reportSaving()
  subscribeDataSaver(reportSaving)
  if (isSavingData()) return
  notifyWorker(active, { type: 'keep', address: document.documentElement.dataset['keep'] })
  notifyWorker(active, { type: 'visited', address: location.pathname + location.search })
}

/** Announces a newer build once it is installed and waiting; the first installation is not announced. */
function followUpdates(registration: ServiceWorkerRegistration): void {
  const notify = () => announceUpdate(navigator.serviceWorker.controller ? registration.waiting : null)
  notify()
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', notify)
  })
  let checkedAt = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || Date.now() - checkedAt < REFRESH_MS) return
    checkedAt = Date.now()
    registration.update().catch(() => undefined)
  })
}
