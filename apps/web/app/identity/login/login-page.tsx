import { useLingui } from '@lingui/react/macro'

import type { PageLoader } from '../../lib/pages/page-module.ts'
import { settle } from '../../lib/calls/query-client.ts'
import { useFlag } from '../../merchant/public.ts'
import { Entrance } from '../entrance/entrance.tsx'
import { Service, Strip, EntranceLink } from '../entrance/strip.tsx'
import { signInWays } from '../social/queries.ts'
import { SocialReturn } from '../social/social-return.tsx'
import { TryButton } from '../trial/try-button.tsx'
import { useLeaveIfMember } from '../use-enter.ts'
import { LoginMethods } from './login-methods.tsx'

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
          <EntranceLink to="/m/home" icon="home">{t`Home`}</EntranceLink>
          {takesMembers && <EntranceLink to="/m/register" icon="person">{t`Register now`}</EntranceLink>}
          <EntranceLink to="/m/forget" icon="info">{t`Forgot password`}</EntranceLink>
          <Service />
        </Strip>
      }
    >
      <SocialReturn />
      <LoginMethods />
      <TryButton />
    </Entrance>
  )
}
