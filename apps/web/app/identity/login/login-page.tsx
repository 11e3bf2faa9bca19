import { useLingui } from '@lingui/react/macro'

import type { PageLoader } from '../../lib/pages/page-module.ts'
import { settle } from '../../lib/calls/query-client.ts'
import { useFlag } from '../../merchant/public.ts'
import { Entrance } from '../entrance/entrance.tsx'
import { Service, Strip, Way } from '../entrance/strip.tsx'
import { signInWays } from '../social/queries.ts'
import { SocialReturn } from '../social/social-return.tsx'
import { TryButton } from '../trial/try-button.tsx'
import { useLeaveIfMember } from '../use-enter.ts'
import { LoginWays } from './login-ways.tsx'

export const loader: PageLoader = ({ queries }) => settle([queries.query(signInWays)])

export default function LoginPage() {
  const { t } = useLingui()
  const takesMembers = useFlag('DIRECTREG3')
  useLeaveIfMember()
  return (
    <Entrance
      small
      title={t`Welcome back`}
      words={t`Log in to continue where you left off.`}
      strip={
        <Strip label={t`Other options`}>
          <Way to="/m/home" icon="home">{t`Home`}</Way>
          {takesMembers && <Way to="/m/register" icon="person">{t`Register now`}</Way>}
          <Way to="/m/forget" icon="info">{t`Forgot password`}</Way>
          <Service />
        </Strip>
      }
    >
      <SocialReturn />
      <LoginWays />
      <TryButton />
    </Entrance>
  )
}
