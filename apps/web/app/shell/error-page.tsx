import { useLingui } from '@lingui/react/macro'
import { lazy, Suspense } from 'react'

import { wholeWords } from '../lib/words/words.ts'
import { Button } from '../ui/button.tsx'
import type { PageFailureProps } from './page-failure.tsx'

/** What to say of a failure came when the browser was idle; where it did not, it may be what cannot be had. */
const Explained = lazy(async () => {
  try {
    const [{ PageFailure }] = await Promise.all([import('./page-failure.tsx'), wholeWords()])
    return { default: PageFailure }
  } catch {
    return { default: Bare }
  }
})

/** Should a page fall later, the network may be what is missing. */
export function preloadErrorPage(): void {
  import('./page-failure.tsx').catch(() => undefined)
}

/** Stands in place of a page that could not be drawn. */
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
