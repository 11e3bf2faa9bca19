import {
  answerAsset,
  answerCall,
  answerPage,
  answerUncached,
  answerPicture,
  cacheList,
  cacheShell,
  visitPage,
} from './answers.ts'
import type { WorkerMessage } from '../app/install/notify-worker.ts'
import { openNotice, showNotice } from './push.ts'
import { storeDataSaver } from './saving.ts'
import { deleteOldBuilds } from './stores.ts'
import { requestHandling } from './request-handling.ts'
import { worker } from './lib/worker-scope.ts'

worker.addEventListener('install', (event) => event.waitUntil(cacheShell()))

worker.addEventListener('activate', (event) => {
  event.waitUntil(begin())
})

/** When a preload fails, Firefox shows its error page instead of the worker's answer, so it may not preload. */
const FAILS_WITH_PRELOAD = /Firefox\//.test(navigator.userAgent)

async function begin(): Promise<void> {
  await preloadPages()
  await deleteOldBuilds()
  await worker.clients.claim()
}

/** Requests a page while the worker starts up. Supported by Safari from 15.4 on. */
async function preloadPages(): Promise<void> {
  if (!('navigationPreload' in worker.registration)) return
  const { navigationPreload } = worker.registration
  await (FAILS_WITH_PRELOAD ? navigationPreload.disable() : navigationPreload.enable())
}

worker.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  const handling = requestHandling({
    method: request.method,
    url,
    ownOrigin: url.origin === location.origin,
    navigates: request.mode === 'navigate',
    authorised: request.headers.has('Authorization'),
  })
  const waitUntil = (work: Promise<unknown>) => event.waitUntil(work)
  switch (handling) {
    case 'page':
      return event.respondWith(answerPage(requestedPage(event), url, waitUntil))
    case 'uncachedPage':
      return event.respondWith(answerUncached(requestedPage(event)))
    case 'asset':
      return event.respondWith(answerAsset(request, waitUntil))
    case 'picture':
      return event.respondWith(answerPicture(request, waitUntil))
    case 'publicAnswer':
      return event.respondWith(answerCall(request, waitUntil))
    case 'ignore':
      return undefined
  }
})

async function requestedPage({ preloadResponse, request }: FetchEvent): Promise<Response> {
  // Undefined if the browser did not preload.
  const preloaded: unknown = await preloadResponse
  return preloaded instanceof Response ? preloaded : fetch(request)
}

/** Messages from the pages of this site. */
worker.addEventListener('message', (event) => {
  const message: unknown = event.data
  const fields = new Map<string, unknown>(Object.entries(message ?? {}))
  const field = (name: keyof WorkerMessage) => fields.get(name)
  const [type, address] = [field('type'), field('address')]
  if (type === 'take-over') event.waitUntil(worker.skipWaiting())
  if (type === 'save-data') event.waitUntil(storeDataSaver(field('on') === true))
  if (typeof address !== 'string') return
  // Failures of these two prefetches are ignored, because the files are then loaded on demand.
  if (type === 'keep') event.waitUntil(cacheList(address).catch(() => undefined))
  if (type === 'visited') event.waitUntil(visitPage(address).catch(() => undefined))
})

worker.addEventListener('push', (event) => event.waitUntil(showNotice(event.data)))
worker.addEventListener('notificationclick', (event) => event.waitUntil(openNotice(event.notification)))
