import { useLingui } from '@lingui/react/macro'
import { lazy, Suspense } from 'react'
import type { ComponentType, ReactNode } from 'react'

import { CallFailed } from '../lib/calls/call-errors.ts'
import { useConnection } from '../lib/calls/connection.ts'
import { isRefusedByRule } from '../lib/calls/refused-by-rule.ts'
import { Button } from '../ui/button.tsx'
import { RefusedLater } from '../ui/refused-later.tsx'
import { FailedState } from '../ui/states.tsx'
import { LanguageButton } from './language-button.tsx'
import { laterParts } from './later-parts.ts'

const Nothing: ComponentType<{ onBack: (() => void) | undefined; language: ReactNode }> = () => null

/** It was fetched when the browser was idle; where it was not, it may be what cannot be had, and the button is left. */
const Ways = lazy(async () => ({ default: await laterParts.failureWays().catch(() => Nothing) }))

export interface PageFailureProps {
  /** What went wrong; absent where the page's code could not be had, which is the network. */
  error?: unknown
  onRetry(): void
}

/** A page that could not be drawn: what happened, what is safe, a way to try again, and a try now and then without it. */
export function PageFailure({ error, onRetry }: PageFailureProps) {
  const { t } = useLingui()
  const { online } = useConnection()
  if (isRefusedByRule(error)) return <RefusedLater />
  const failure = error instanceof CallFailed ? error : null
  const fault = error === undefined ? 'offline' : failure?.fault
  const requestId = failure?.requestId
  const action = (
    <>
      <Button onClick={onRetry}>{t`Try again`}</Button>
      {/* What the gateway answers wrongly, or the page cannot draw, does not mend by asking again. */}
      <Suspense fallback={null}>
        <Ways onBack={fault && onRetry} language={<LanguageButton />} />
      </Suspense>
    </>
  )
  if (fault === 'offline' && !online) {
    return (
      <FailedState icon="offline" title={t`There is no connection`} action={action}>
        {t`Check your network. Nothing was lost: your money and your bets are kept on our side.`}
      </FailedState>
    )
  }
  if (fault === 'offline' || fault === 'timeout') {
    return (
      <FailedState picture="/pictures/states/failed.svg" title={t`We cannot be reached`} action={action}>
        {t`The connection or our side is slow or down. Your money and your bets are safe.`}
      </FailedState>
    )
  }
  return (
    <FailedState picture="/pictures/states/failed.svg" title={t`This page did not load`} action={action}>
      {t`It is our fault, not yours. Your money and your bets are safe.`}
      {requestId && <small>{t`Number for our support: ${requestId}`}</small>}
    </FailedState>
  )
}
