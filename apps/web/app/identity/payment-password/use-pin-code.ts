import { sendPaymentPasswordCode } from '@ante/contract/identity/payment-password.ts'
import type { CodeWay } from '@ante/contract/identity/payment-password.ts'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'

import { useCountdown } from '../../lib/browser/use-countdown.ts'
import { call } from '../../lib/calls/call.ts'
import { retryAfterSeconds } from '../../lib/calls/common-refusal.ts'

/** A code on its way to the member's own phone or mailbox. */
export interface PinCode {
  by: CodeWay
  /** Where the last one went, masked; null before. */
  sentTo: string | null
  /** Whether one may be typed. */
  asked: boolean
  sending: boolean
  error: unknown
  secondsLeft: number
  ask(): void
  turnTo(by: CodeWay): void
}

export function usePinCode(first: CodeWay): PinCode {
  const [by, setBy] = useState(first)
  const wait = useCountdown()
  const sending = useMutation({
    mutationFn: () => call(sendPaymentPasswordCode, { by }),
    onSuccess: ({ resendSeconds }) => wait.start(resendSeconds),
    onError: (error) => wait.start(retryAfterSeconds(error) ?? 0),
    networkMode: 'always',
  })
  return {
    by,
    sentTo: sending.data?.sentTo ?? null,
    // Who is told to wait was sent one not long ago, perhaps before this page was opened.
    asked: sending.isSuccess || retryAfterSeconds(sending.error) !== null,
    sending: sending.isPending,
    error: sending.error,
    secondsLeft: wait.secondsLeft,
    ask: () => sending.mutate(),
    turnTo: (way) => {
      setBy(way)
      sending.reset()
      wait.start(0)
    },
  }
}
