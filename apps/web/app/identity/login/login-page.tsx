import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'

import { useFlag } from '../../merchant/public.ts'
import { Entrance } from '../entrance/entrance.tsx'
import { ForgottenDialog } from './forgotten-dialog.tsx'
import { LoginForm } from './login-form.tsx'
import { Question, Strip, Way } from '../entrance/strip.tsx'
import { TryButton } from '../trial/try-button.tsx'
import { useLeaveIfMember } from '../use-enter.ts'

export default function LoginPage() {
  const { t } = useLingui()
  const takesMembers = useFlag('DIRECTREG3')
  const [forgotten, setForgotten] = useState(false)
  useLeaveIfMember()
  return (
    <Entrance
      title={t`Welcome back`}
      words={t`Log in and go on where you were.`}
      strip={
        <>
          <Strip label={t`Other ways`}>
            <Way to="/m/home" icon="home">{t`Back home`}</Way>
            {takesMembers && <Way to="/m/register" icon="person">{t`Register now`}</Way>}
            <Question icon="info" onClick={() => setForgotten(true)}>{t`Forgot password`}</Question>
          </Strip>
          <ForgottenDialog open={forgotten} onClose={() => setForgotten(false)} />
        </>
      }
    >
      <LoginForm />
      <TryButton />
    </Entrance>
  )
}
