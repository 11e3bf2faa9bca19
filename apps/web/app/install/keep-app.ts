import { notifyWorker } from './tell-worker.ts'
import { announceUpdate } from './updates.ts'

const WORKER = '/service-worker.js'
/** A tab that stays open for days looks for a newer version when somebody comes back to it. */
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
  interface Navigator {
    connection?: { saveData?: boolean }
  }
}

/** The page's policy lets one address become a script's: this one. */
const workerAddress = (): string =>
  window.trustedTypes
    ? window.trustedTypes.createPolicy('ante-worker', { createScriptURL: () => WORKER }).createScriptURL(WORKER)
    : WORKER

/** Lets the device keep the app for visits without a connection. Where it cannot, everything else goes on. */
export async function keepApp(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  const registration = await navigator.serviceWorker.register(workerAddress()).catch(() => undefined)
  // Some browsers answer nothing when they are told to have no workers.
  if (!registration) return
  followUpdates(registration)
  const { active } = await navigator.serviceWorker.ready
  if (!active || navigator.connection?.saveData) return
  notifyWorker(active, { type: 'keep', address: document.documentElement.dataset['keep'] })
  notifyWorker(active, { type: 'visited', address: location.pathname + location.search })
}

/** Tells of a newer build once it is whole and waits; the very first one has nothing to wait for. */
function followUpdates(registration: ServiceWorkerRegistration): void {
  const tell = () => announceUpdate(navigator.serviceWorker.controller ? registration.waiting : null)
  tell()
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', tell)
  })
  let lookedAt = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || Date.now() - lookedAt < REFRESH_MS) return
    lookedAt = Date.now()
    registration.update().catch(() => undefined)
  })
}
