import { useLingui } from '@lingui/react/macro'
import { lazy, Suspense } from 'react'

import { loadRemainingMessages } from '../lib/i18n/messages.ts'
import { Button } from '../ui/button.tsx'
import type { PageFailureProps } from './page-failure.tsx'

/** The detailed error page, preloaded when the browser is idle: on a failure it may no longer be loadable. */
const Explained = lazy(async () => {
  try {
    const [{ PageFailure }] = await Promise.all([import('./page-failure.tsx'), loadRemainingMessages()])
    return { default: PageFailure }
  } catch {
    return { default: Bare }
  }
})

/** Preloads the error page, because a later failure may be caused by the network. */
export function preloadErrorPage(): void {
  import('./page-failure.tsx').catch(() => undefined)
}

/** Replaces a page that could not be rendered. */
export function ErrorPage(props: PageFailureProps) {
  return (
    <Suspense fallback={<Bare {...props} />}>
      <Explained {...props} />
    </Suspense>
  )
}

function Bare({ onRetry }: PageFailureProps) {
  const { t } = useLingui()
  return <Button wide onClick={onRetry}>{t`Try again`}</Button>
}
