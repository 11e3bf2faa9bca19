import { useHydrated } from '../lib/browser/use-hydrated.ts'
import { loadPageMessages } from '../lib/i18n/messages.ts'
import { useMerchant } from '../merchant/public.ts'
import { Later } from '../ui/later.tsx'
import { isBarMarked } from './bar-mark.ts'
import styles from './download-place.module.css'

const NO_PROPS = {}

const loadBar = async () => {
  const [{ DownloadBar }] = await Promise.all([import('./download-bar.tsx'), loadPageMessages(['install'])])
  return DownloadBar
}

/** The download bar's place on home: its space is reserved from the first paint on, if it will be shown. */
export function DownloadSlot() {
  const hydrated = useHydrated()
  // Subscribes to the merchant's offer, after whose changes the mark is already updated.
  useMerchant()
  return (
    <div className={styles.container}>
      <Later quiet isRequested={hydrated && isBarMarked()} load={loadBar} props={NO_PROPS} />
    </div>
  )
}
