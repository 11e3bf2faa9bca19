import { QueryObserver } from '@tanstack/react-query'
import type { QueryClient } from '@tanstack/react-query'

import { backOffMs } from '../lib/calls/back-off.ts'
import { clearCachedAt, cachedAt } from '../lib/calls/connection.ts'
import { isInstalled } from '../lib/browser/device.ts'
import { sessionStore } from '../lib/session/session.ts'
import { deviceStorage, textOneOf, readStored, tabStorage } from '../lib/browser/storage.ts'
import { merchantSettings, merchantStatus } from '../merchant/queries.ts'
import { markBar } from './bar-mark.ts'
import { showsBar } from './download-rules.ts'
import { CAN_INSTALL_KEY, FLAGS, HIDE_BAR_KEY, WEB_CLIP_KEY, YES } from './flags.ts'
import { watchServiceWorker } from './watch-service-worker.ts'
import { offerIn, offerText } from './offer-text.ts'
import { offerOf } from './offer.ts'
import { visitNow } from './visit.ts'

/** Query of the icon created by a configuration profile. */
const FROM_WEB_CLIP = /[?&]webclip=1\b/

/** Starts the app features, once the first page is displayed and the browser is idle. */
export function beginApp(queries: QueryClient): void {
  void watchServiceWorker()
  storeFlags()
  watchOffer(queries)
  void refreshCachedPage(queries)
  window.addEventListener('online', () => void refreshCachedPage(queries))
}

function storeFlags(): void {
  // Deletes invalid values: the script before the first paint has only read the flags.
  for (const key of FLAGS) readStored(deviceStorage, key, textOneOf(YES))
  if (FROM_WEB_CLIP.test(location.search)) deviceStorage.set(WEB_CLIP_KEY, YES)
  // Source: product specification 4, "Download bar".
  if (isInstalled()) deviceStorage.set(HIDE_BAR_KEY, YES)
  if (window.anteInstallPrompt) deviceStorage.set(CAN_INSTALL_KEY, YES)
  window.addEventListener('beforeinstallprompt', () => deviceStorage.set(CAN_INSTALL_KEY, YES))
  window.addEventListener('appinstalled', () => {
    deviceStorage.set(HIDE_BAR_KEY, YES)
    deviceStorage.remove(CAN_INSTALL_KEY)
    updateBarMark()
  })
  sessionStore.subscribe(updateBarMark)
}

/** Updates the mark of the bar when the merchant changes the offer, before home is rendered again. */
function watchOffer(queries: QueryClient): void {
  new QueryObserver(queries, { ...merchantSettings, enabled: false }).subscribe(({ data }) => {
    if (!data) return
    document.documentElement.dataset['offer'] = offerText(offerOf(data))
    updateBarMark()
  })
}

/** Decides again whether home reserves space for the download bar. */
function updateBarMark(): void {
  const visit = visitNow({ device: deviceStorage.get, tab: tabStorage.get })
  markBar(showsBar(visit, offerIn(document.documentElement.dataset['offer'] ?? '{}')))
}

/**
 * Refreshes a page that came from the device's cache. Requests the merchant's status, which the worker never caches,
 * until the gateway answers; then invalidates all data of the page.
 */
async function refreshCachedPage(queries: QueryClient, failures = 0): Promise<void> {
  if (cachedAt() === null) return
  try {
    await queries.query({ ...merchantStatus, staleTime: 0 })
    clearCachedAt()
    await queries.invalidateQueries()
  } catch {
    setTimeout(() => void refreshCachedPage(queries, failures + 1), backOffMs(failures + 1))
  }
}
