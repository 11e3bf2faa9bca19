import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'

import { CallRefused } from '../../lib/calls/call-errors.ts'
import { retryAfterSeconds } from '../../lib/calls/common-refusal.ts'
import { useCountdown } from '../../lib/browser/use-countdown.ts'
import { sendByGateway } from './code-sender.ts'
import type { CodePurpose, CodeSent, SendCode } from './code-sender.ts'
import { isSameNumber, numberOf } from './mobile-number.ts'
import type { Mobile } from './use-mobile.ts'

const MINUTE_SECONDS = 60

/** State of a sent code. It belongs to the form, so that the countdown survives a change of tabs. */
export interface Code {
  /** Whether a code was requested and may have arrived; before, the code field is hidden. */
  isRequested: boolean
  sending: boolean
  /** Error of the last attempt to send a code; null without one. */
  error: unknown
  /** Validity in minutes of the last sent code; null before. */
  expiredMinutes: number | null
  expired: boolean
  /** Seconds until the next code may be sent to this number; 0 for other numbers. */
  secondsLeft(mobile: Mobile): number
  requestCode(mobile: Mobile, callbacks: { onSent(): void; onFailed(error: unknown): void; onEnd(): void }): void
}

export function useCode(purpose: CodePurpose, send: SendCode = sendByGateway(purpose)): Code {
  const wait = useCountdown()
  const validity = useCountdown()
  const [codeRequest, setCodeRequest] = useState<{ number: ReturnType<typeof numberOf>; sent: CodeSent | null } | null>(
    null,
  )
  const sending = useMutation({ mutationFn: send, networkMode: 'always' })
  return {
    isRequested: codeRequest !== null,
    sending: sending.isPending,
    error: sending.error,
    expiredMinutes: codeRequest?.sent?.expiredMinutes ?? null,
    expired: codeRequest?.sent != null && validity.secondsLeft === 0,
    secondsLeft: (mobile) =>
      codeRequest && isSameNumber(codeRequest.number, numberOf(mobile.number, mobile.country)) ? wait.secondsLeft : 0,
    requestCode: (mobile, { onSent, onFailed, onEnd }) => {
      const { country } = mobile
      const number = numberOf(mobile.number, country)
      const to = { mobileNum: mobile.number.trim(), ...(country && { countryDialingCode: country.dialingCode }) }
      sending.mutate(to, {
        onSuccess: (sent) => {
          setCodeRequest({ number, sent })
          wait.start(sent.resendSeconds)
          validity.start(sent.expiredMinutes * MINUTE_SECONDS)
          onSent()
        },
        onError: (error) => {
          const seconds = retryAfterSeconds(error)
          if (seconds !== null) {
            // A required wait means that a code was sent recently, perhaps before this page was opened: it can be
            // typed.
            setCodeRequest((before) =>
              before && isSameNumber(before.number, number) ? before : { number, sent: null },
            )
            wait.start(seconds)
          }
          onFailed(error)
        },
        onSettled: onEnd,
      })
    },
  }
}

/** Whether the gateway reports an invalid number. */
export const isMissingNumber = (error: unknown) => error instanceof CallRefused && error.code === 'mobileNum.invalid'
