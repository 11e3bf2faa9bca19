import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'

import { reloadPage } from '../lib/browser/reload-page.ts'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { notifyWorker } from './notify-worker.ts'
import { announceUpdate } from './updates.ts'
import styles from './update-bar.module.css'

/** Offers the newer version, which is otherwise used at the next start of the app. */
export function UpdateBar({ update }: { update: ServiceWorker }) {
  const { t } = useLingui()
  const [busy, setBusy] = useState(false)
  const refresh = () => {
    setBusy(true)
    // Other tabs continue with their build; this one reloads once the newer worker is active.
    navigator.serviceWorker.addEventListener('controllerchange', reloadPage, { once: true })
    notifyWorker(update, { type: 'take-over' })
  }
  return (
    <section className={styles.bar} aria-label={t`New version`} aria-live="polite">
      <Icon name="refresh" size={20} />
      <p className={styles.text}>{t`A new version is ready.`}</p>
      <span className={styles.answers}>
        <Button variant="quiet" onClick={() => announceUpdate(null)}>{t`Later`}</Button>
        <Button busy={busy} onClick={refresh}>{t`Refresh`}</Button>
      </span>
    </section>
  )
}
