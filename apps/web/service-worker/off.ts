import { worker } from './lib/worker-scope.ts'

/**
 * Served at the worker's address when the operator switches it off (`SERVICE_WORKER=off`): replaces any installed
 * worker, deletes its caches, and unregisters itself. Pages are then loaded only from the network.
 */
worker.addEventListener('install', () => void worker.skipWaiting())

worker.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.map((name) => caches.delete(name))))
      .then(() => worker.registration.unregister()),
  )
})
