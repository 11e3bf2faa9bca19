import type { setPasswordBySms } from '@ante/contract/identity/reset-password.ts'
import type { Session } from '@ante/contract/identity/session.ts'
import type { InputOf } from '@ante/contract/kit/endpoint.ts'
import { useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'

import { call } from '../../lib/calls/call.ts'
import { useNavigate } from '../../lib/pages/router.tsx'
import { storeSessionPassword } from '../../lib/session/session-password.ts'
import { showToast, TOAST_MS } from '../../ui/toast-store.ts'
import { whileWaiting } from '../../ui/while-waiting.ts'
import { refreshRemembered } from '../remembered/remembered-login.ts'
import { suggestName } from '../remembered/suggested-name.ts'
import { useEnter } from '../use-enter.ts'
import { setPasswordByPhone } from './set-password-by-phone.ts'

/** Source: product specification 9, the longer loader. */
const LOADER_MS = 10_000

type Input = InputOf<typeof setPasswordBySms>

/**
 * Sets the password and continues: to the intended page, to the second factor, or to the login when more is required.
 */
export function useSetByPhone() {
  const { t } = useLingui()
  const enter = useEnter()
  const navigate = useNavigate()
  const askToLogIn = ({ mobileNum }: Input) => {
    showToast(t`Your new password is set. Log in with it.`, { tone: 'good', ms: TOAST_MS.short })
    suggestName(mobileNum)
    navigate('/m/login', { replace: true })
  }
  const proceed = async (session: Session, { newPassword }: Input) => {
    showToast(t`Your new password is set.`, { tone: 'good', ms: TOAST_MS.short })
    enter(session)
    await storeSessionPassword(session.token, newPassword)
    await refreshRemembered({ names: [session.userName], newPassword })
  }
  const setting = useMutation({
    mutationFn: (input: Input) =>
      whileWaiting({ texts: t`Please wait...`, ms: LOADER_MS }, () => setPasswordByPhone(call, input)),
    onSuccess: async (outcome, input) => {
      await refreshRemembered({ names: [input.mobileNum], newPassword: input.newPassword })
      if (outcome.kind === 'entered') await proceed(outcome.session, input)
      if (outcome.kind === 'loginNeeded') askToLogIn(input)
    },
    networkMode: 'always',
  })
  const { data, variables } = setting
  return {
    setting,
    secondStep: data?.kind === 'secondStep' && variables ? { ...data, input: variables } : null,
    proceed,
    askToLogIn,
  }
}
