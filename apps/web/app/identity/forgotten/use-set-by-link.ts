import { setPasswordByLink } from '@ante/contract/identity/reset-password.ts'
import { useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'

import { call } from '../../lib/calls/call.ts'
import { useNavigate } from '../../lib/pages/router.tsx'
import { sessionStore } from '../../lib/session/session.ts'
import { showToast, TOAST_MS } from '../../ui/toast-store.ts'
import { whileWaiting } from '../../ui/while-waiting.ts'
import { refreshRemembered } from '../remembered/remembered-login.ts'
import { suggestName } from '../remembered/suggested-name.ts'

/** Source: product specification 9, the longer loader. */
const LOADER_MS = 10_000

interface Chosen {
  newPassword: string
  confirmNewPassword: string
}

/** Sets the password and navigates to the login with the name prefilled. */
export function useSetByLink({ token, userName }: { token: string; userName: string }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  return useMutation({
    mutationFn: (chosen: Chosen) =>
      whileWaiting({ texts: t`Please wait...`, ms: LOADER_MS }, () => call(setPasswordByLink, { token, ...chosen })),
    onSuccess: async (_, { newPassword }) => {
      showToast(t`Your new password is set. Log in with it.`, { tone: 'good', ms: TOAST_MS.short })
      await refreshRemembered({ names: [userName], newPassword })
      // The gateway has ended all sessions with the old password, so the session of this tab is removed too.
      if (sessionStore.get()?.userName === userName) sessionStore.clear()
      suggestName(userName)
      navigate('/m/login', { replace: true })
    },
    networkMode: 'always',
  })
}
