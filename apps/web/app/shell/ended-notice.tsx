import { useLingui } from '@lingui/react/macro'
import { useEffect, useEffectEvent } from 'react'

import { onSessionEnded } from '../lib/end-session.ts'
import { showToast, TOAST_MS } from '../ui/toast-store.ts'

/** Says why somebody is a visitor again who did not sign out here: it was too long ago, or he did so elsewhere. */
export function EndedNotice(): null {
  const { t } = useLingui()
  const tell = useEffectEvent(() => {
    showToast(t`The account has been logged out, please log in again`, { tone: 'bad', ms: TOAST_MS.long })
  })
  useEffect(() => onSessionEnded(() => tell()), [])
  return null
}
