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

/** A code on its way to a phone. Kept by the form, so that the countdown outlasts a change of its tabs, and ends with it. */
export interface Code {
  /** Whether a phone may have one: before, there is nothing to type. */
  asked: boolean
  sending: boolean
  /** Why the last one was not sent. */
  error: unknown
  /** How long the last one is good from when it was sent, or null. */
  expiredMinutes: number | null
  expired: boolean
  /** Until the next one may be sent to this number. Another number need not wait for the first. */
  secondsLeft(mobile: Mobile): number
  ask(mobile: Mobile, told: { onSent(): void; onFailed(error: unknown): void; onEnd(): void }): void
}

export function useCode(purpose: CodePurpose, send: SendCode = sendByGateway(purpose)): Code {
  const wait = useCountdown()
  const good = useCountdown()
  const [asked, setAsked] = useState<{ number: ReturnType<typeof numberOf>; sent: CodeSent | null } | null>(null)
  const sending = useMutation({ mutationFn: send, networkMode: 'always' })
  return {
    asked: asked !== null,
    sending: sending.isPending,
    error: sending.error,
    expiredMinutes: asked?.sent?.expiredMinutes ?? null,
    expired: asked?.sent != null && good.secondsLeft === 0,
    secondsLeft: (mobile) =>
      asked && isSameNumber(asked.number, numberOf(mobile.number, mobile.country)) ? wait.secondsLeft : 0,
    ask: (mobile, { onSent, onFailed, onEnd }) => {
      const { country } = mobile
      const number = numberOf(mobile.number, country)
      const to = { mobileNum: mobile.number.trim(), ...(country && { countryDialingCode: country.dialingCode }) }
      sending.mutate(to, {
        onSuccess: (sent) => {
          setAsked({ number, sent })
          wait.start(sent.resendSeconds)
          good.start(sent.expiredMinutes * MINUTE_SECONDS)
          onSent()
        },
        onError: (error) => {
          const seconds = retryAfterSeconds(error)
          if (seconds !== null) {
            // Then one was sent not long ago, perhaps before this page was opened: it may be typed.
            setAsked((before) => (before && isSameNumber(before.number, number) ? before : { number, sent: null }))
            wait.start(seconds)
          }
          onFailed(error)
        },
        onSettled: onEnd,
      })
    },
  }
}

/** Whether the gateway says that there is no such number. */
export const isNoNumber = (error: unknown) => error instanceof CallRefused && error.code === 'mobileNum.invalid'
