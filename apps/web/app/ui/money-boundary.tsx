import { useLingui } from '@lingui/react/macro'
import { Suspense } from 'react'
import type { ReactNode } from 'react'

import { isRefusedByRule } from '../lib/calls/refused-by-rule.ts'
import { CallFailed } from '../lib/calls/call-errors.ts'
import { useForgetFailures } from '../lib/calls/use-forget-failures.ts'
import { Boundary } from './boundary.tsx'
import { Button } from './button.tsx'
import { RefusedState } from './refused-state.tsx'
import { FailedState } from './states.tsx'

interface MoneyBoundaryProps {
  skeleton: ReactNode
  /** Renders a failure that the page can explain; null for all others. */
  renderKnown?: (error: unknown) => ReactNode
  children: ReactNode
}

/** Boundary of a money page with its own skeleton and error page, which says that the money is safe. */
export function MoneyBoundary({ skeleton, renderKnown, children }: MoneyBoundaryProps) {
  const clearFailures = useForgetFailures()
  return (
    <Boundary
      onRetry={clearFailures}
      renderFailed={(retry, error) => renderKnown?.(error) ?? <Failed error={error} onRetry={retry} />}
    >
      <Suspense fallback={skeleton}>{children}</Suspense>
    </Boundary>
  )
}

function Failed({ error, onRetry }: { error: unknown; onRetry(): void }) {
  const { t } = useLingui()
  if (isRefusedByRule(error)) return <RefusedState />
  const retryButton = <Button variant="quiet" onClick={onRetry}>{t`Try again`}</Button>
  if (error instanceof CallFailed && error.fault === 'offline') {
    return (
      <FailedState icon="offline" title={t`You’re offline`} action={retryButton}>
        {t`Your money is safe. Connect to the internet to continue.`}
      </FailedState>
    )
  }
  return (
    <FailedState picture="/pictures/states/failed.svg" title={t`Couldn’t load this page`} action={retryButton}>
      {t`Your money is safe. Try again in a moment.`}
    </FailedState>
  )
}
