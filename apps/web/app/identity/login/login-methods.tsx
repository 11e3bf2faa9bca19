import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'

import { useFlag } from '../../merchant/public.ts'
import { Later } from '../../ui/later.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { useCaptcha } from '../captcha/use-captcha.ts'
import { OrDivider } from '../sign-in-frame/or-divider.tsx'
import { useMobile } from '../mobile/use-mobile.ts'
import { RememberBox } from '../remembered/remember-box.tsx'
import { PasskeyButton } from '../security/passkey-button.tsx'
import { usePasskeyLogin } from '../security/use-passkey-login.ts'
import { SocialButtons } from '../social/social-buttons.tsx'
import { usePhoneProof } from '../social/use-phone-proof.ts'
import { useEnter } from '../use-enter.ts'
import styles from './login-methods.module.css'
import { NameForm } from './name-form.tsx'
import { NumberForm } from './number-form.tsx'
import { useKnownLogin } from './use-known-login.ts'
import { useLogIn } from './use-log-in.ts'

type LoginMethod = 'username' | 'mobileNum'

const loadSecondStep = () => import('../security/second-step.tsx').then(({ SecondStep }) => SecondStep)

/**
 * Login methods: by name, by number if the merchant sends codes, and by passkey, which is first on a device that has
 * used one; then the second factor, if required.
 */
export function LoginMethods({ isActive = true }: { isActive?: boolean }) {
  const { t } = useLingui()
  const byNumber = useFlag('MOBILEVERCODELOGIN3')
  const enter = useEnter()
  const logIn = useLogIn()
  const passkey = usePasskeyLogin({ onEntered: enter, isActive: isActive && !logIn.pendingLogin })
  const captcha = useCaptcha({ atOnce: false, purpose: 'login' })
  const mobile = useMobile()
  const code = usePhoneProof('VERIFICATION3')
  const [chosen, setChosen] = useState<LoginMethod | null>(null)
  const {
    rememberedLogin,
    knownNumber,
    remembers,
    setRemembers,
    keepName: rememberName,
  } = useKnownLogin(byNumber, mobile.fill)
  const method = chosen ?? (knownNumber ? 'mobileNum' : 'username')

  const { pendingLogin } = logIn
  if (pendingLogin) {
    const { challenge, expiresInSeconds, input } = pendingLogin
    const onEntered = (session: Parameters<typeof enter>[0]) => void logIn.enterAs(session, input)
    return (
      <div className={styles.step}>
        <Later
          isRequested
          load={loadSecondStep}
          props={{ challenge, expiresInSeconds, onEntered, onAgain: logIn.retry }}
          onFailure={logIn.retry}
        />
      </div>
    )
  }
  const select = (next: LoginMethod) => {
    setChosen(next)
    logIn.first.reset()
    if (captcha.isShown) captcha.renew()
  }
  const box = (
    <RememberBox checked={remembers} onChange={setRemembers} stored={method === 'username' ? 'password' : 'number'} />
  )
  const form =
    method === 'username' ? (
      <NameForm
        {...{ logIn, captcha, rememberedLogin, remembers }}
        onName={rememberName}
        suggestsPasskeys={passkey.isOffered}
        isSecond={passkey.isFirst}
      >
        {box}
      </NameForm>
    ) : (
      <NumberForm logIn={logIn} mobile={mobile} code={code} remembers={remembers}>
        {box}
      </NumberForm>
    )
  return (
    <>
      {passkey.isFirst && (
        <>
          <PasskeyButton passkey={passkey} />
          <OrDivider />
        </>
      )}
      {byNumber ? (
        <Tabs
          label={t`Ways to log in`}
          tabs={[
            { id: 'username', label: t`Username` },
            { id: 'mobileNum', label: t`Mobile number` },
          ]}
          active={method}
          onSelect={select}
          fill
        >
          {form}
        </Tabs>
      ) : (
        form
      )}
      <div className={styles.ways}>
        {!passkey.isFirst && <PasskeyButton passkey={passkey} />}
        {method === 'username' && <SocialButtons shrinks />}
      </div>
    </>
  )
}
