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
  followOffer(queries)
  void refreshWhatIsOld(queries)
  window.addEventListener('online', () => void refreshWhatIsOld(queries))
}

function storeFlags(): void {
  // Before the first paint they were only read.
  for (const key of FLAGS) readStored(deviceStorage, key, textOneOf(YES))
  if (FROM_WEB_CLIP.test(location.search)) deviceStorage.set(WEB_CLIP_KEY, YES)
  // Source: product specification 4, "Download bar".
  if (isInstalled()) deviceStorage.set(HIDE_BAR_KEY, YES)
  if (window.anteInstallPrompt) deviceStorage.set(CAN_INSTALL_KEY, YES)
  window.addEventListener('beforeinstallprompt', () => deviceStorage.set(CAN_INSTALL_KEY, YES))
  window.addEventListener('appinstalled', () => {
    deviceStorage.set(HIDE_BAR_KEY, YES)
    deviceStorage.remove(CAN_INSTALL_KEY)
    decideAgain()
  })
  sessionStore.subscribe(decideAgain)
}

/** Settings changed by the merchant reach open pages: this updates the mark before home is rendered again. */
function followOffer(queries: QueryClient): void {
  new QueryObserver(queries, { ...merchantSettings, enabled: false }).subscribe(({ data }) => {
    if (!data) return
    document.documentElement.dataset['offer'] = offerText(offerOf(data))
    decideAgain()
  })
}

/** Recomputes the reserved space on home. */
function decideAgain(): void {
  const visit = visitNow({ device: deviceStorage.get, tab: tabStorage.get })
  markBar(showsBar(visit, offerIn(document.documentElement.dataset['offer'] ?? '{}')))
}

/**
 * A page from the device's cache is outdated until the gateway answers. Requests the merchant's status, which the
 * worker never caches.
 */
async function refreshWhatIsOld(queries: QueryClient, failures = 0): Promise<void> {
  if (cachedAt() === null) return
  try {
    await queries.query({ ...merchantStatus, staleTime: 0 })
    clearCachedAt()
    await queries.invalidateQueries()
  } catch {
    setTimeout(() => void refreshWhatIsOld(queries, failures + 1), backOffMs(failures + 1))
  }
}
