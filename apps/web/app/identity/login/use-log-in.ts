import { login, loginFreeplay } from '@ante/contract/identity/session.ts'
import type { InputOf } from '@ante/contract/kit/endpoint.ts'
import { useMutation } from '@tanstack/react-query'

import { call } from '../../lib/call.ts'
import { keepSessionPassword } from '../../lib/session-password.ts'
import type { Captcha } from '../captcha/use-captcha.ts'
import { loginDeviceId } from '../device-id.ts'
import { useEnter } from '../use-enter.ts'

/** What is typed, and what shows that a person stands behind it. */
type Wish = InputOf<typeof login> & { answer(): ReturnType<Captcha['answer']> }

/** Signs in by name and password, and goes on. */
export function useLogIn() {
  const enter = useEnter()
  return useMutation({
    mutationFn: async ({ answer, ...input }: Wish) =>
      call(login, { ...input, ...(await answer()), loginDeviceId: loginDeviceId() }),
    onSuccess: async (session, { password }) => {
      enter(session)
      await keepSessionPassword(session.token, password)
    },
    networkMode: 'always',
  })
}

/** Opens a trial account, and goes on. */
export function useTrial() {
  const enter = useEnter()
  return useMutation({ mutationFn: () => call(loginFreeplay, {}), onSuccess: enter, networkMode: 'always' })
}
