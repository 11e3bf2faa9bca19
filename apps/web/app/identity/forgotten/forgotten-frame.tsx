import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'

import { SignInFrame } from '../sign-in-frame/sign-in-frame.tsx'
import { Service, Strip, SignInLink } from '../sign-in-frame/strip.tsx'

interface ForgottenFrameProps {
  title: string
  message: string
  children: ReactNode
}

/** Frame of the password-recovery pages. */
export function ForgottenFrame(props: ForgottenFrameProps) {
  const { t } = useLingui()
  return (
    <SignInFrame
      small
      {...props}
      strip={
        <Strip label={t`Other options`}>
          <SignInLink to="/m/login" icon="person">{t`Back to login`}</SignInLink>
          <Service />
        </Strip>
      }
    />
  )
}
