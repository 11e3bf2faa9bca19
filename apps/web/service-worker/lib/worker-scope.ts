/** The service worker's global scope: the library types declare the scope of all workers, not of a service worker. */
export const worker = self as unknown as ServiceWorkerGlobalScope
