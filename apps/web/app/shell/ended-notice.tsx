import { useLingui } from '@lingui/react/macro'
import { useEffect, useEffectEvent } from 'react'

import { onSessionEnded } from '../lib/session/end-session.ts'
import { useNavigate } from '../lib/pages/router.tsx'
import { trialName } from '../lib/session/trial-name.ts'
import { showToast, TOAST_MS } from '../ui/toast-store.ts'

/**
 * Says why somebody is a visitor again who did not sign out here: it was too long ago, or he did so elsewhere. Nobody comes
 * back to a trial, so whoever was in one is shown what he can do instead.
 */
export function EndedNotice(): null {
  const { t } = useLingui()
  const navigate = useNavigate()
  const tell = useEffectEvent(() => {
    if (trialName.isKept()) return navigate('/m/trail')
    showToast(t`The account has been logged out, please log in again`, { tone: 'bad', ms: TOAST_MS.long })
  })
  useEffect(() => onSessionEnded(() => tell()), [])
  return null
}
