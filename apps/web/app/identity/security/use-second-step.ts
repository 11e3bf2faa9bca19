import { loginSecondFactor } from '@ante/contract/identity/second-factor.ts'
import type { Session } from '@ante/contract/identity/session.ts'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

import { call } from '../../lib/calls/call.ts'
import { refusalOf } from '../../lib/calls/call-errors.ts'
import { retryAfterSeconds } from '../../lib/calls/common-refusal.ts'
import { useCountdown } from '../../lib/browser/use-countdown.ts'
import { loginDeviceId } from '../device-id.ts'

/** Answer of the login's first step. */
export interface LoginChallenge {
  challenge: string
  expiresInSeconds: number
}

/** Completes a login by a code, while its first step is valid. */
export function useSecondStep({ challenge, expiresInSeconds }: LoginChallenge, onEntered: (session: Session) => void) {
  const wait = useCountdown()
  const isLate = useLate(expiresInSeconds)
  const complete = useMutation({
    mutationFn: (code: string) => call(loginSecondFactor, { challenge, code, loginDeviceId: loginDeviceId() }),
    onSuccess: onEntered,
    onError: (error) => wait.start(retryAfterSeconds(error) ?? 0),
    networkMode: 'always',
  })
  const refusal = refusalOf(loginSecondFactor, complete.error)
  return {
    complete,
    /** Waiting time until the next attempt, required by the gateway. */
    waitSeconds: wait.secondsLeft,
    isOver: (isLate && !complete.isPending && !complete.isSuccess) || refusal?.code === 'second_factor.expired',
  }
}

function useLate(seconds: number): boolean {
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), seconds * 1000)
    return () => clearTimeout(timer)
  }, [seconds])
  return isLate
}
