import { useHydrated } from '../lib/browser/use-hydrated.ts'
import { addPageWords } from '../lib/words/words.ts'
import { useMerchant } from '../merchant/public.ts'
import { Later } from '../ui/later.tsx'
import { isBarMarked } from './bar-mark.ts'
import styles from './download-place.module.css'

const NO_PROPS = {}

const loadBar = async () => {
  const [{ DownloadBar }] = await Promise.all([import('./download-bar.tsx'), addPageWords(['install'])])
  return DownloadBar
}

/** The download bar's place on home: there is room for it from the first paint on, where it is going to show. */
export function DownloadPlace() {
  const hydrated = useHydrated()
  // Drawn anew when the merchant offers it otherwise; the mark knows by then.
  useMerchant()
  return (
    <div className={styles.place}>
      <Later quiet wanted={hydrated && isBarMarked()} load={loadBar} props={NO_PROPS} />
    </div>
  )
}
