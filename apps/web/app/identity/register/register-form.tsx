import type { RegistrationRules } from '@ante/contract/identity/register.ts'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { ReactNode } from 'react'

import { formatCountdown } from '../../lib/i18n/format-countdown.ts'
import { retryAfterSeconds } from '../../lib/calls/common-refusal.ts'
import { useHydrated } from '../../lib/browser/use-hydrated.ts'
import { useMerchant } from '../../merchant/public.ts'
import { Button } from '../../ui/button.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import type { Tab } from '../../ui/tabs.tsx'
import { CaptchaField } from '../captcha/captcha-field.tsx'
import { Alert } from '../../ui/alert.tsx'
import { useSignInProblem } from '../sign-in-frame/sign-in-problem.ts'
import styles from '../sign-in-frame/form.module.css'
import { failureText } from '../failure-texts.ts'
import { InvitationField } from './invitation-field.tsx'
import { OptionalFields } from './optional-fields.tsx'
import { methodsOf } from './register-fields.ts'
import type { Method, RegisterField } from './register-fields.ts'
import { RegistrationField } from './registration-field.tsx'
import { Terms } from './terms.tsx'
import { useRegistration } from './use-registration.ts'
import type { Registration } from './use-registration.ts'

interface RegisterFormProps {
  rules: RegistrationRules
  /** Whether registration requires an invitation. */
  byInvitationAlone?: boolean
}

/** Registration form with the merchant's fields, by name or by number. */
export function RegisterForm({ rules, byInvitationAlone = false }: RegisterFormProps) {
  const { t, i18n } = useLingui()
  const hydrated = useHydrated()
  const { minimumAge } = useMerchant().licence
  const registration = useRegistration(rules, byInvitationAlone)
  const { required, optional, invitation, captcha, problems, failure, busy, secondsToWait, formProps } = registration
  const [hasAgreed, setAgreed] = useState(true)
  const [username, setUsername] = useState('')
  const isOver = retryAfterSeconds(failure) !== null && secondsToWait === 0
  const hidesInvitation = optional.includes('affiliateCode')
  const inviter = (
    <InvitationField invitation={invitation} required={byInvitationAlone} problem={problems.affiliateCode} />
  )
  const registerLine = (field: RegisterField) => (
    <RegistrationField key={field} {...{ field, rules, registration, username }} onUsername={setUsername} />
  )
  useSignInProblem(failure !== null || Object.values(problems).some(Boolean))
  return (
    <Methods rules={rules} registration={registration}>
      <form className={styles.form} {...formProps}>
        {required.map(registerLine)}
        {!hidesInvitation && inviter}
        {captcha.isShown && <CaptchaField captcha={captcha} problem={problems.identifying} />}
        {optional.length > 0 && (
          <OptionalFields isWrong={optional.some((field) => problems[field])}>
            {optional.map(registerLine)}
            {hidesInvitation && inviter}
          </OptionalFields>
        )}
        <Terms age={minimumAge} agreed={hasAgreed} onChange={setAgreed} />
        <Alert message={failure && !isOver ? i18n._(failureText(failure)) : null} />
        <Button type={hydrated ? 'submit' : 'button'} wide disabled={!hasAgreed || secondsToWait > 0} busy={busy}>
          {secondsToWait > 0 ? t`Try again in ${formatCountdown(secondsToWait, i18n.locale)}` : t`Create account`}
        </Button>
      </form>
    </Methods>
  )
}

interface MethodsProps {
  rules: RegistrationRules
  registration: Registration
  children: ReactNode
}

/** Tabs for the registration by name and by number, if the merchant accepts both. */
function Methods({ rules, registration: { method, setMethod }, children }: MethodsProps) {
  const { t } = useLingui()
  const labels = { username: t`Username`, mobileNum: t`Mobile number` }
  const tabs = methodsOf(rules).map((id): Tab<Method> => ({ id, label: labels[id] }))
  if (tabs.length < 2) return children
  return (
    <Tabs label={t`Ways to register`} tabs={tabs} active={method} onSelect={(id) => setMethod(id)} fill>
      {children}
    </Tabs>
  )
}
