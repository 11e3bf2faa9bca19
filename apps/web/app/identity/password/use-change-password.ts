import { changePassword } from '@ante/contract/identity/change-password.ts'
import type { InputOf } from '@ante/contract/kit/endpoint.ts'
import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'

import { call } from '../../lib/calls/call.ts'
import { useNavigate } from '../../lib/pages/router.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { whileWaiting } from '../../ui/while-waiting.ts'
import { refreshRemembered } from '../remembered/remembered-login.ts'
import { SECURITY_KEY } from '../security/queries.ts'
import type { StoredPassword } from './use-stored-password.ts'

/** Source: product specification 4, "Password change". */
const LOADER_MS = 10_000
const SAVED_MS = 1_000

interface Owner {
  userName: string
  storedPassword: StoredPassword
}

/** Changes the password at the gateway and in the stored login of this device, then shows the lobby. */
export function useChangePassword({ userName, storedPassword }: Owner) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const change = useMutation({
    mutationFn: (input: InputOf<typeof changePassword>) =>
      whileWaiting({ texts: t`Please wait...`, ms: LOADER_MS }, () => call(changePassword, input)),
    onSuccess: async (_, { oldPassword, newPassword }) => {
      showToast(t`Change saved`, { tone: 'good', ms: SAVED_MS })
      // The security center shows the time of the change.
      void queries.invalidateQueries({ queryKey: SECURITY_KEY })
      await storedPassword.replace(newPassword)
      await refreshRemembered({ names: [userName], oldPassword, newPassword })
    },
    networkMode: 'always',
  })
  const { isSuccess } = change
  useEffect(() => {
    if (!isSuccess) return undefined
    const timer = setTimeout(() => navigate('/m/home'), SAVED_MS)
    return () => clearTimeout(timer)
  }, [isSuccess, navigate])
  return change
}
