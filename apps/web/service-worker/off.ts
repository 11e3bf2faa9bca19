import { worker } from './lib/worker-scope.ts'

/**
 * Stands at the worker's address when the operator switches it off (`SERVICE_WORKER=off`): takes the place of whatever
 * worker a device has, throws away what that one kept, and leaves. Pages then come from the network alone.
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
