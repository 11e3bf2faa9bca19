import { useLingui } from '@lingui/react/macro'
import { Suspense } from 'react'
import type { ReactNode } from 'react'

import { isRefusedByRule } from '../../lib/calls/refused-by-rule.ts'
import { CallFailed } from '../../lib/calls/call-errors.ts'
import { useForgetFailures } from '../../lib/calls/use-forget-failures.ts'
import { Boundary } from '../boundary.tsx'
import { Button } from '../button.tsx'
import { RefusedState } from '../refused-state.tsx'
import { FailedState } from '../states.tsx'
import { RecordSkeleton } from './record-skeleton.tsx'

interface RecordsBoundaryProps {
  /** Message that the data is stored with us while there is no connection. */
  offline: string
  /** Message about what is safe although the record could not be loaded. */
  failed: string
  /** Whether the data is public rather than the member's own record. */
  isShared?: boolean
  /** Replaces the retry button if the user has no access. */
  refused?: ReactNode
  skeleton?: ReactNode
  children: ReactNode
}

/** Boundary of a record with its own skeleton and error messages, different for a missing connection and a fault. */
export function RecordsBoundary({ skeleton = <RecordSkeleton />, children, ...texts }: RecordsBoundaryProps) {
  const clearFailures = useForgetFailures()
  return (
    <Boundary
      onRetry={clearFailures}
      renderFailed={(retry, error) => <Failed error={error} onRetry={retry} {...texts} />}
    >
      <Suspense fallback={skeleton}>{children}</Suspense>
    </Boundary>
  )
}

interface FailedProps extends Pick<RecordsBoundaryProps, 'offline' | 'failed' | 'isShared' | 'refused'> {
  error: unknown
  onRetry(): void
}

function Failed({ error, onRetry, offline, failed, isShared, refused }: FailedProps) {
  const { t } = useLingui()
  if (isRefusedByRule(error)) return refused ?? <RefusedState />
  const isOffline = error instanceof CallFailed && error.fault === 'offline'
  const retryButton = <Button variant="quiet" onClick={onRetry}>{t`Try again`}</Button>
  if (isOffline) {
    return (
      <FailedState icon="offline" title={t`You’re offline`} action={retryButton}>
        {offline}
      </FailedState>
    )
  }
  const title = isShared ? t`Couldn’t load this` : t`Couldn’t load your records`
  return (
    <FailedState picture="/pictures/states/failed.svg" title={title} action={retryButton}>
      {failed}
    </FailedState>
  )
}
