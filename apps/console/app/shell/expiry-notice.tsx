import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

import { sessionQuery, useSession } from '../lib/session.ts'
import { staffSession } from '../lib/session-state.ts'
import { Button } from '../ui/button.tsx'
import { FormActions, Overlay } from '../ui/overlay.tsx'

const IDLE_LIMIT_MS = 15 * 60_000
/** Time in milliseconds before the end of a session at which the warning appears. */
const WARNING_MS = 2 * 60_000
const STEP_MS = 10_000

/** Warns before the session ends: by idleness, which the button prevents, or by its absolute limit. */
export function ExpiryNotice() {
  const { t } = useLingui()
  const client = useQueryClient()
  const { expiresAt } = useSession()
  const [now, setNow] = useState(Date.now)
  const [isDismissed, dismiss] = useState(false)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), STEP_MS)
    return () => clearInterval(timer)
  }, [])
  const idleEnd = staffSession.lastCallAt + IDLE_LIMIT_MS
  const end = new Date(expiresAt).getTime()
  const byLimit = end <= idleEnd
  const minutes = Math.max(1, Math.ceil((Math.min(end, idleEnd) - now) / 60_000))
  const isNear = Math.min(end, idleEnd) - now < WARNING_MS
  const stay = () => {
    if (byLimit) dismiss(true)
    else void client.invalidateQueries(sessionQuery).then(() => setNow(Date.now()))
  }
  return (
    <Overlay title={t`Your session ends soon`} isOpen={isNear && !(byLimit && isDismissed)} onClose={stay}>
      <p>
        <Plural value={minutes} one="It ends in about # minute." other="It ends in about # minutes." />{' '}
        {byLimit ? <Trans>Save your work, and sign in again.</Trans> : <Trans>You haven't used it for a while.</Trans>}
      </p>
      <FormActions>
        <Button kind="main" onPress={stay}>
          {byLimit ? t`OK` : t`Stay signed in`}
        </Button>
      </FormActions>
    </Overlay>
  )
}
