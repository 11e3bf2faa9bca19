import { useLingui } from '@lingui/react/macro'
import { Suspense } from 'react'
import type { ReactNode } from 'react'

import { isRefusedByRule } from '../lib/calls/refused-by-rule.ts'
import { useForgetFailures } from '../lib/calls/use-forget-failures.ts'
import { Boundary } from './boundary.tsx'
import { Button } from './button.tsx'
import { LazyRefusedState } from './lazy-refused-state.tsx'
import { FailedState } from './states.tsx'

interface PageSectionProps {
  /** Placeholder in the section's size, so that nothing moves when the content is loaded. */
  skeleton: ReactNode
  /** Message that the section could not be loaded; a general one by default. */
  failedTitle?: string
  /** Explanation and next step; by default to check the connection, without a word about money. */
  failedText?: string
  /** Identifies the content. When it changes, the new content is loaded even if the previous one has failed. */
  content?: string
  children: ReactNode
}

/** A part of a page with its own skeleton and error message; the rest of the page is unaffected. */
export function PageSection({ skeleton, failedTitle, failedText, content, children }: PageSectionProps) {
  const { t } = useLingui()
  const clearFailures = useForgetFailures()
  return (
    <Boundary
      content={content}
      onRetry={clearFailures}
      renderFailed={(retry, error) =>
        isRefusedByRule(error) ? (
          <LazyRefusedState skeleton={skeleton} />
        ) : (
          <FailedState
            title={failedTitle ?? t`Couldn’t load this`}
            action={<Button variant="quiet" onClick={retry}>{t`Try again`}</Button>}
          >
            {failedText ?? t`This couldn’t be opened. Check your connection and try again.`}
          </FailedState>
        )
      }
    >
      <Suspense fallback={skeleton}>{children}</Suspense>
    </Boundary>
  )
}
