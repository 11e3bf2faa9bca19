import { useState } from 'react'

import { deviceStorage, tabStorage } from '../lib/browser/storage.ts'
import { useMerchant } from '../merchant/public.ts'
import { downloadAction, isLegacyIos, methodsFor } from './download-rules.ts'
import type { DownloadAction } from './download-rules.ts'
import { installNow } from './install-prompt.ts'
import { addressOf, offerOf } from './offer.ts'
import { platformOf } from './platform.ts'
import { visitNow } from './visit.ts'

/** Topic of the guide: adding to the home screen, installing a profile, or that Safari is required. */
export type Guide = 'ways' | 'profile' | 'safari'

const LESSONS: Partial<Record<DownloadAction, Guide>> = { profile: 'profile', 'needs-safari': 'safari', guide: 'ways' }

/** The visitor's downloads, and the action of a tap on "download". */
export function useDownload() {
  const settings = useMerchant()
  const [guide, setGuide] = useState<Guide | null>(null)
  const [{ visit, platform }] = useState(detectDevice)
  const offer = offerOf(settings)
  const [ios, android, profile] = (['IOS', 'Android', 'MOBILECONFIG'] as const).map((type) => addressOf(settings, type))
  const action = downloadAction({ ...visit, platform }, offer)
  const addresses: Partial<Record<DownloadAction, string | undefined>> = { ios, android, profile }

  const download = async () => {
    const address = addresses[action]
    if (address) location.assign(address)
    const installed = action === 'install' ? await installNow() : undefined
    // Null: the browser's prompt is not available, for example because it works only once. Shows the manual steps.
    setGuide(installed === null ? 'ways' : (LESSONS[action] ?? null))
  }
  return {
    download: () => void download(),
    guide,
    closeGuide: () => setGuide(null),
    platform,
    methods: methodsFor(visit, offer),
    addresses: { ios, android, profile },
    legacy: isLegacyIos(platform),
  }
}

function detectDevice() {
  const { userAgent, maxTouchPoints: touchPoints } = navigator
  const visit = visitNow({ device: deviceStorage.get, tab: tabStorage.get })
  return { visit, platform: platformOf({ userAgent, touchPoints }) }
}
