import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'

import { RetryCountdown } from '../closed/retry-countdown.tsx'
import { useConnection } from '../lib/calls/connection.ts'
import { useOpenPage } from '../lib/pages/open-page-context.ts'
import { ButtonLink } from '../ui/button.tsx'

interface FailureActionsProps {
  /** Called when the gateway answers again; undefined if a retry cannot succeed. */
  onBack: (() => void) | undefined
  /** Language selector. */
  language: ReactNode
}

/** Actions on a failed page: automatic retry, the link to the lobby, and the language selector. */
export function FailureActions({ onBack, language }: FailureActionsProps) {
  const { t } = useLingui()
  const { online } = useConnection()
  const isHome = useOpenPage().meta.header === 'home'
  return (
    <>
      {onBack && <RetryCountdown onRetry={onBack} />}
      {!isHome && <ButtonLink variant="quiet" to="/m/home">{t`Go to lobby`}</ButtonLink>}
      {/* The header of the home page has the language selector; offline, no other language can be loaded. */}
      {!isHome && online && language}
    </>
  )
}
