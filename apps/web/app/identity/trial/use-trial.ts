import { loginFreeplay } from '@ante/contract/identity/session.ts'
import { useMutation } from '@tanstack/react-query'

import { call } from '../../lib/calls/call.ts'
import { useEnter } from '../use-enter.ts'

/** Opens a trial account, and continues. */
export function useTrial() {
  const enter = useEnter()
  return useMutation({ mutationFn: () => call(loginFreeplay, {}), onSuccess: enter, networkMode: 'always' })
}
