import { useLingui } from '@lingui/react/macro'
import { Suspense } from 'react'
import type { ReactNode } from 'react'

import { CallFailed } from '../../lib/calls/call-errors.ts'
import { useForgetFailures } from '../../lib/calls/use-forget-failures.ts'
import { Boundary } from '../../ui/boundary.tsx'
import { Button } from '../../ui/button.tsx'
import { FailedState } from '../../ui/states.tsx'
import { RecordSkeleton } from './record-skeleton.tsx'

/** The record waits and fails for itself: who has no connection is told something else than who met a fault. */
export function RecordsBoundary({ children }: { children: ReactNode }) {
  const forgetFailures = useForgetFailures()
  return (
    <Boundary onRetry={forgetFailures} renderFailed={(retry, error) => <Failed error={error} onRetry={retry} />}>
      <Suspense fallback={<RecordSkeleton />}>{children}</Suspense>
    </Boundary>
  )
}

function Failed({ error, onRetry }: { error: unknown; onRetry(): void }) {
  const { t } = useLingui()
  const isOffline = error instanceof CallFailed && error.fault === 'offline'
  const again = <Button look="quiet" onClick={onRetry}>{t`Try again`}</Button>
  if (isOffline) {
    return (
      <FailedState icon="offline" title={t`You are offline`} action={again}>
        {t`Your rounds are kept with us. They come back with the connection.`}
      </FailedState>
    )
  }
  return (
    <FailedState picture="/pictures/states/failed.svg" title={t`Your record did not load`} action={again}>
      {t`Nothing is lost: every bet and every win is kept. Try again in a moment.`}
    </FailedState>
  )
}
