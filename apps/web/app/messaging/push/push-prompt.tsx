import { DAY_MS } from '@ante/contract/kit/time.ts'
import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'

import { deviceStorage } from '../../lib/browser/storage.ts'
import { useNavigate } from '../../lib/pages/router.tsx'
import { Button } from '../../ui/button.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { pushPromptMoment } from './push-prompt-moment.ts'
import styles from './push.module.css'
import { pushPermissionState, turnPushOn } from './push-device.ts'

const POSTPONED_UNTIL_KEY = 'PUSH_ASK_AFTER'
const POSTPONE_DAYS = 30

/** "Not now" postpones the question for a month. */
const isPostponed = () => Date.now() < Number(deviceStorage.get(POSTPONED_UNTIL_KEY) ?? 0)

/**
 * Unobtrusive card that offers push notifications while the app is closed. It extends the page by its height, so that
 * the end of the page can be scrolled above it.
 */
export function PushPrompt() {
  const { t, i18n } = useLingui()
  const navigate = useNavigate()
  const [isOffered, setOffered] = useState(false)
  useEffect(() => {
    if (isPostponed()) return
    pushPermissionState()
      .then((permission) => setOffered(permission === 'off'))
      .catch(() => undefined)
  }, [])
  if (!isOffered) return null
  const close = () => {
    deviceStorage.set(POSTPONED_UNTIL_KEY, String(Date.now() + POSTPONE_DAYS * DAY_MS))
    setOffered(false)
    pushPromptMoment.end()
  }
  const agree = () => {
    turnPushOn(i18n, navigate)
      .then((permission) => permission === 'on' && showToast(t`Notifications are on`, { tone: 'good' }))
      .catch(() => showToast(t`This didn’t work. You can try again in your settings.`, { tone: 'bad' }))
    close()
  }
  return (
    <div className={styles.room}>
      <section className={styles.card} aria-label={t`Notifications`}>
        <p className={styles.title}>{t`Get notified?`}</p>
        <p className={styles.text}>
          {t`Get notified on this device when your withdrawal is paid or your bet wins. Amounts are hidden, and you can turn this off at any time.`}
        </p>
        <div className={styles.actions}>
          <Button variant="quiet" onClick={close}>{t`Not now`}</Button>
          <Button onClick={agree}>{t`Notify me`}</Button>
        </div>
      </section>
    </div>
  )
}
