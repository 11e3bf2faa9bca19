import { useLingui } from '@lingui/react/macro'

import { useFlag } from '../../merchant/public.ts'
import { Entrance } from '../entrance/entrance.tsx'
import { Service, Strip, Way } from '../entrance/strip.tsx'
import { TryButton } from '../trial/try-button.tsx'
import { useLeaveIfMember } from '../use-enter.ts'
import { LoginWays } from './login-ways.tsx'

export default function LoginPage() {
  const { t } = useLingui()
  const takesMembers = useFlag('DIRECTREG3')
  useLeaveIfMember()
  return (
    <Entrance
      small
      title={t`Welcome back`}
      words={t`Log in and go on where you were.`}
      strip={
        <Strip label={t`Other ways`}>
          <Way to="/m/home" icon="home">{t`Back home`}</Way>
          {takesMembers && <Way to="/m/register" icon="person">{t`Register now`}</Way>}
          <Way to="/m/forget" icon="info">{t`Forgot password`}</Way>
          <Service />
        </Strip>
      }
    >
      <LoginWays />
      <TryButton />
    </Entrance>
  )
}
