import { useLingui } from '@lingui/react/macro'

import { CallFailed } from '../lib/call-errors.ts'
import { Button } from '../ui/button.tsx'
import { FailedState } from '../ui/states.tsx'

interface PageFailureProps {
  /** What went wrong; absent where the page's code could not be had, which is the network. */
  error?: unknown
  onRetry(): void
}

/** A page that could not be drawn: what happened, what is safe, and a way to try again. */
export function PageFailure({ error, onRetry }: PageFailureProps) {
  const { t } = useLingui()
  const failure = error instanceof CallFailed ? error : null
  const offline = error === undefined || failure?.fault === 'offline'
  const requestId = failure?.requestId
  const retry = <Button onClick={onRetry}>{t`Try again`}</Button>
  if (offline) {
    return (
      <FailedState icon="offline" title={t`There is no connection`} action={retry}>
        {t`Check your network. Nothing was lost: your money and your bets are kept on our side.`}
      </FailedState>
    )
  }
  return (
    <FailedState picture="/pictures/states/failed.svg" title={t`This page did not load`} action={retry}>
      {t`It is our fault, not yours. Your money and your bets are safe.`}
      {requestId && <small>{t`Number for our support: ${requestId}`}</small>}
    </FailedState>
  )
}
