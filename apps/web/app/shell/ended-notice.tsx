import { useLingui } from '@lingui/react/macro'
import { useEffect, useEffectEvent } from 'react'

import { onSessionEnded } from '../lib/session/end-session.ts'
import { useNavigate } from '../lib/pages/router.tsx'
import { trialName } from '../lib/session/trial-name.ts'
import { showToast, TOAST_MS } from '../ui/toast-store.ts'

/**
 * Notifies a member whose session ended without a sign-out here, because it expired or was ended elsewhere. A trial
 * cannot be resumed, so trial users are redirected to the trial page.
 */
export function EndedNotice(): null {
  const { t } = useLingui()
  const navigate = useNavigate()
  const notify = useEffectEvent(() => {
    if (trialName.isStored()) return navigate('/m/trail')
    showToast(t`The account has been logged out, please log in again`, { tone: 'bad', ms: TOAST_MS.long })
  })
  useEffect(() => onSessionEnded(() => notify()), [])
  return null
}
