import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'

import { ComesBack } from '../closed/comes-back.tsx'
import { useConnection } from '../lib/calls/connection.ts'
import { useOpenPage } from '../lib/pages/open-page-context.ts'
import { ButtonLink } from '../ui/button.tsx'

interface FailureWaysProps {
  /** Called when the gateway answers again; absent where asking again mends nothing. */
  onBack: (() => void) | undefined
  /** Chooses the language. */
  language: ReactNode
}

/** Ways on from a page that did not come: by itself, to the lobby, or in words that one can read. */
export function FailureWays({ onBack, language }: FailureWaysProps) {
  const { t } = useLingui()
  const { online } = useConnection()
  const isHome = useOpenPage().face.header === 'home'
  return (
    <>
      {onBack && <ComesBack onBack={onBack} />}
      {!isHome && <ButtonLink look="quiet" to="/m/home">{t`To the lobby`}</ButtonLink>}
      {/* Home has it at its top; another language is not to be had offline. */}
      {!isHome && online && language}
    </>
  )
}
