import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'

import { leaveDevice, signOut } from '../identity/public.ts'
import { useNavigate } from '../lib/pages/router.tsx'
import { clearUnsent } from '../support/chat/unsent.ts'
import { showToast, TOAST_MS } from '../ui/toast-store.ts'
import { whileWaiting } from '../ui/while-waiting.ts'

/** Source: product specification 9. */
const LOADING_MS = 10_000

/** Signs out at the gateway, or, if it is unreachable, only on this device. */
export function useSignOut() {
  const { t } = useLingui()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const arrive = () => {
    queries.removeQueries({ queryKey: ['member'] })
    clearUnsent()
    showToast(t`Logged out`, { tone: 'good', ms: TOAST_MS.success })
    navigate('/m/home')
  }
  const leaving = useMutation({
    mutationFn: () => whileWaiting({ texts: t`Logging out…`, ms: LOADING_MS }, signOut),
    networkMode: 'always',
    onSuccess: arrive,
  })
  return {
    isLeaving: leaving.isPending,
    isUnreached: leaving.isError,
    leave: () => leaving.mutate(),
    stay: () => leaving.reset(),
    leaveThisPage: () => {
      leaving.reset()
      leaveDevice()
      arrive()
    },
  }
}
