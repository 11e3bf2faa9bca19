import { loginSecondFactor } from '@ante/contract/identity/second-factor.ts'
import type { Session } from '@ante/contract/identity/session.ts'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'

import { call } from '../../lib/call.ts'
import { refusalOf } from '../../lib/call-errors.ts'
import { loginDeviceId } from '../device-id.ts'
import { retryAt } from './retry-wait.ts'
import { useSecondsLeft } from './use-seconds-left.ts'

/** What the first step of the login told. */
export interface Challenged {
  challenge: string
  expiresInSeconds: number
}

/** Completes a login by a code, as long as its first step is young enough. */
export function useSecondStep({ challenge, expiresInSeconds }: Challenged, onEntered: (session: Session) => void) {
  const [deadline] = useState(() => Date.now() + expiresInSeconds * 1000)
  const complete = useMutation({
    mutationFn: (code: string) => call(loginSecondFactor, { challenge, code, loginDeviceId: loginDeviceId() }),
    onSuccess: onEntered,
    networkMode: 'always',
  })
  const [patience, setPatience] = useState<number | null>(null)
  const isLate = useSecondsLeft(deadline) === 0
  const refusal = refusalOf(loginSecondFactor, complete.error)
  return {
    complete,
    /** Notes how long the gateway wants to wait for the next try. */
    noteWait: (error: unknown) => setPatience(retryAt(error)),
    waitSeconds: useSecondsLeft(patience),
    isOver: (isLate && !complete.isPending && !complete.isSuccess) || refusal?.code === 'second_factor.expired',
  }
}
