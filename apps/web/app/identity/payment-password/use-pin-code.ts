import { sendPaymentPasswordCode } from '@ante/contract/identity/payment-password.ts'
import type { CodeWay } from '@ante/contract/identity/payment-password.ts'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'

import { useCountdown } from '../../lib/browser/use-countdown.ts'
import { call } from '../../lib/calls/call.ts'
import { retryAfterSeconds } from '../../lib/calls/common-refusal.ts'

/** A code sent to the member's phone or mailbox. */
export interface PinCode {
  method: CodeWay
  /** Masked receiver of the last sent code; null before. */
  sentTo: string | null
  /** Whether a code may be typed. */
  isRequested: boolean
  sending: boolean
  error: unknown
  secondsLeft: number
  requestCode(): void
  selectMethod(method: CodeWay): void
}

export function usePinCode(first: CodeWay): PinCode {
  const [by, setMethod] = useState(first)
  const wait = useCountdown()
  const sending = useMutation({
    mutationFn: () => call(sendPaymentPasswordCode, { by }),
    onSuccess: ({ resendSeconds }) => wait.start(resendSeconds),
    onError: (error) => wait.start(retryAfterSeconds(error) ?? 0),
    networkMode: 'always',
  })
  return {
    method: by,
    sentTo: sending.data?.sentTo ?? null,
    // A required wait means that a code was sent recently, perhaps before this page was opened.
    isRequested: sending.isSuccess || retryAfterSeconds(sending.error) !== null,
    sending: sending.isPending,
    error: sending.error,
    secondsLeft: wait.secondsLeft,
    requestCode: () => sending.mutate(),
    selectMethod: (method) => {
      setMethod(method)
      sending.reset()
      wait.start(0)
    },
  }
}
