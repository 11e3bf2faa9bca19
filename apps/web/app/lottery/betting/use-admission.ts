import type { Session } from '@ante/contract/identity/session.ts'
import { TRIAL } from '@ante/contract/member/member-type.ts'
import { useLingui } from '@lingui/react/macro'

import { textOf } from '../../lib/pages/address.ts'
import { rememberReturn } from '../../lib/pages/return-to.ts'
import { useLocation, useNavigate } from '../../lib/pages/router.tsx'
import { useSession } from '../../lib/session/session.ts'
import { showToast, TOAST_MS } from '../../ui/toast-store.ts'

/** Whether the session uses play money, which cannot buy tickets here. */
const isTrial = ({ customerType }: Session): boolean => customerType === TRIAL

/** Admits members; sends visitors to the login and back, after `keep` has stored their unfinished bet. */
export function useAdmission(): (keep?: () => void) => boolean {
  const { t } = useLingui()
  const session = useSession()
  const navigate = useNavigate()
  const address = useLocation()
  return (keep) => {
    if (session && !isTrial(session)) return true
    if (session) {
      showToast(t`You can’t place lottery bets with play money. Open an account to bet.`, {
        tone: 'bad',
        ms: TOAST_MS.long,
      })
      return false
    }
    keep?.()
    rememberReturn(textOf(address))
    navigate('/m/login')
    return false
  }
}
