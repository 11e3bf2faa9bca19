import type { ReactNode } from 'react'

import { textOf } from '../lib/pages/address.ts'
import { useLocation } from '../lib/pages/router.tsx'
import { useForgetFailures } from '../lib/calls/use-forget-failures.ts'
import { Boundary } from '../ui/boundary.tsx'
import { ErrorPage } from './error-page.tsx'

/** Error boundary that keeps the shell when a page fails; the next page, or a retry, renders again. */
export function PageBoundary({ children }: { children: ReactNode }) {
  const clearFailures = useForgetFailures()
  return (
    <Boundary
      key={textOf(useLocation())}
      onRetry={clearFailures}
      renderFailed={(retry, error) => <ErrorPage error={error} onRetry={retry} />}
    >
      {children}
    </Boundary>
  )
}
