/** This worker, as what it is: the library's types declare the scope of all workers, and not of which kind this one is. */
export const worker = self as unknown as ServiceWorkerGlobalScope
