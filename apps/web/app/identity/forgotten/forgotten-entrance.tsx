import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'

import { Entrance } from '../entrance/entrance.tsx'
import { Service, Strip, EntranceLink } from '../entrance/strip.tsx'

interface ForgottenEntranceProps {
  title: string
  message: string
  children: ReactNode
}

/** Frame of the password-recovery pages. */
export function ForgottenEntrance(props: ForgottenEntranceProps) {
  const { t } = useLingui()
  return (
    <Entrance
      small
      {...props}
      strip={
        <Strip label={t`Other options`}>
          <EntranceLink to="/m/login" icon="person">{t`Back to login`}</EntranceLink>
          <Service />
        </Strip>
      }
    />
  )
}
