import { useLingui } from '@lingui/react/macro'

import { LOGIN_FIRST } from '../../lib/pages/page-module.ts'
import type { PageLoader } from '../../lib/pages/page-module.ts'
import { settle } from '../../lib/calls/query-client.ts'
import { useFlag } from '../../merchant/public.ts'
import { SignInFrame } from '../sign-in-frame/sign-in-frame.tsx'
import { Service, Strip, SignInLink } from '../sign-in-frame/strip.tsx'
import { signInWays } from '../social/queries.ts'
import { SocialReturn } from '../social/social-return.tsx'
import { TrialLink } from '../trial/trial-link.tsx'
import { useLeaveIfMember } from '../use-enter.ts'
import { LoginMethods } from './login-methods.tsx'

/** From these pages the login opens as a page, because a sheet would cover another sign-in form. */
const ENTRANCES = /^\/m\/(login|register|forget)\b/

/** On all other pages the login opens as a sheet over the page; `LoginPage` is for direct visits. */
export const loader: PageLoader = async ({ queries }) => {
  await settle([queries.query(signInWays)])
  return import.meta.env.SSR || ENTRANCES.test(location.pathname) ? undefined : LOGIN_FIRST
}

export default function LoginPage() {
  const { t } = useLingui()
  const isRegistrationOpen = useFlag('DIRECTREG3')
  useLeaveIfMember()
  return (
    <SignInFrame
      small
      title={t`Welcome back`}
      message={t`Log in to continue where you left off.`}
      strip={
        <Strip label={t`Other options`}>
          <SignInLink to="/m/home" icon="home">{t`Home`}</SignInLink>
          {isRegistrationOpen && <SignInLink to="/m/register" icon="person">{t`Register now`}</SignInLink>}
          <TrialLink />
          <Service />
        </Strip>
      }
    >
      <SocialReturn />
      <LoginMethods />
    </SignInFrame>
  )
}
