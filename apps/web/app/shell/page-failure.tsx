import { useLingui } from '@lingui/react/macro'
import { lazy, Suspense } from 'react'
import type { ComponentType, ReactNode } from 'react'

import { CallFailed } from '../lib/calls/call-errors.ts'
import type { Fault } from '../lib/calls/call-errors.ts'
import { useConnection } from '../lib/calls/connection.ts'
import { isRefusedByRule } from '../lib/calls/refused-by-rule.ts'
import { isUnloadedCode } from '../lib/unloaded-code.ts'
import { useOpenPage } from '../lib/pages/open-page-context.ts'
import { Button } from '../ui/button.tsx'
import { LazyRefusedState } from '../ui/lazy-refused-state.tsx'
import { loadFailure } from '../ui/load-failure.ts'
import { FailedState } from '../ui/states.tsx'
import { LanguageButton } from '../merchant/public.ts'
import { lazyParts } from './lazy-parts.ts'

const Nothing: ComponentType<{ onBack: (() => void) | undefined; language: ReactNode }> = () => null

/**
 * The further actions, preloaded when the browser is idle. If they cannot be loaded, only the button is shown.
 */
const FailureActions = lazy(async () => ({ default: await lazyParts.failureActions().catch(() => Nothing) }))

const PICTURE = '/pictures/states/failed.svg'

export interface PageFailureProps {
  /** The error; absent if the page's code could not be loaded, which is a network failure. */
  error?: unknown
  onRetry(): void
}

/**
 * Error page of a page that could not be rendered: what happened, what is safe, a retry button, and an occasional
 * automatic retry.
 */
export function PageFailure({ error, onRetry }: PageFailureProps) {
  const { t, i18n } = useLingui()
  const { online } = useConnection()
  // If the shell shows no title, the failed page would have had the heading.
  const isHeading = useOpenPage().meta.header !== 'title'
  if (isRefusedByRule(error)) return <LazyRefusedState />
  const fault = faultOf(error)
  const text = i18n._(loadFailure(error))
  const requestId = error instanceof CallFailed ? error.requestId : null
  const action = (
    <>
      <Button onClick={onRetry}>{t`Try again`}</Button>
      {/* An invalid answer or a render error does not recover by a retry. */}
      <Suspense fallback={null}>
        <FailureActions onBack={fault === null ? undefined : onRetry} language={<LanguageButton />} />
      </Suspense>
    </>
  )
  if (fault === 'offline' && !online) {
    return (
      <FailedState icon="offline" isHeading={isHeading} title={t`No connection`} action={action}>
        {text}
      </FailedState>
    )
  }
  if (fault === 'offline' || fault === 'timeout') {
    return (
      <FailedState picture={PICTURE} isHeading={isHeading} title={t`We can’t be reached`} action={action}>
        {text}
      </FailedState>
    )
  }
  return (
    <FailedState picture={PICTURE} isHeading={isHeading} title={t`Couldn’t load this page`} action={action}>
      {text}
      {requestId && <small>{t`Reference for customer service: ${requestId}`}</small>}
    </FailedState>
  )
}

function faultOf(error: unknown): Fault | null {
  if (error === undefined || isUnloadedCode(error)) return 'offline'
  if (!(error instanceof CallFailed)) return null
  // A page that loads its data by a POST may fail with `lost`. The call has no effect, so the fault counts as offline.
  return error.fault === 'lost' ? 'offline' : error.fault
}
