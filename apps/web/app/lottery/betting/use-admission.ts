import type { Session } from '@ante/contract/identity/session.ts'
import { TRIAL } from '@ante/contract/member/member-type.ts'
import { useLingui } from '@lingui/react/macro'

import { textOf } from '../../lib/pages/address.ts'
import { rememberReturn } from '../../lib/pages/return-to.ts'
import { useLocation, useNavigate } from '../../lib/pages/router.tsx'
import { continueAfterLogin } from '../../lib/session/after-login.ts'
import { sessionStore, useSession } from '../../lib/session/session.ts'
import { showToast, TOAST_MS } from '../../ui/toast-store.ts'

/** Whether the session uses play money, which cannot buy tickets here. */
const isTrial = ({ customerType }: Session): boolean => customerType === TRIAL

interface Interrupted {
  /** Stores the unfinished bet before the login. */
  keepSlip?(): void
  /** Continues the bet after a login in a sheet over this page. */
  next(): void
}

/**
 * Returns a function that is true for a member. It sends a visitor to the login, and shows a trial member a message.
 */
export function useAdmission(): (interrupted: Interrupted) => boolean {
  const { t } = useLingui()
  const session = useSession()
  const navigate = useNavigate()
  const address = useLocation()
  return ({ keepSlip, next }) => {
    if (session && !isTrial(session)) return true
    if (session) {
      showToast(t`You can’t place lottery bets with play money. Open an account to bet.`, {
        tone: 'bad',
        ms: TOAST_MS.long,
      })
      return false
    }
    keepSlip?.()
    rememberReturn(textOf(address))
    continueAfterLogin(() => {
      const entered = sessionStore.get()
      if (entered && !isTrial(entered)) next()
    })
    navigate('/m/login')
    return false
  }
}
