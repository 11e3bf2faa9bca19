import { useLingui } from '@lingui/react/macro'
import { Suspense } from 'react'
import type { ReactNode } from 'react'

import { isRefusedByRule } from '../lib/calls/refused-by-rule.ts'
import { CallFailed } from '../lib/calls/call-errors.ts'
import { useForgetFailures } from '../lib/calls/use-forget-failures.ts'
import { Boundary } from './boundary.tsx'
import { Button } from './button.tsx'
import { loadFailure } from './load-failure.ts'
import { RefusedState } from './refused-state.tsx'
import { FailedState } from './states.tsx'

interface ContentBoundaryProps {
  skeleton: ReactNode
  /** Renders a failure that the page can explain; null for all others. */
  renderKnown?: (error: unknown) => ReactNode
  children: ReactNode
}

/** Boundary of a page, sheet or tab with its own skeleton and error message. */
export function ContentBoundary({ skeleton, renderKnown, children }: ContentBoundaryProps) {
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
  const { t, i18n } = useLingui()
  if (isRefusedByRule(error)) return <RefusedState />
  const retryButton = <Button variant="quiet" onClick={onRetry}>{t`Try again`}</Button>
  if (error instanceof CallFailed && error.fault === 'offline') {
    return (
      <FailedState icon="offline" title={t`You’re offline`} action={retryButton}>
        {i18n._(loadFailure(error))}
      </FailedState>
    )
  }
  return (
    <FailedState picture="/pictures/states/failed.svg" title={t`Couldn’t load this page`} action={retryButton}>
      {i18n._(loadFailure(error))}
    </FailedState>
  )
}
