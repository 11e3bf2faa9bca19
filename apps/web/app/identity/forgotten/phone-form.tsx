import { setPasswordBySms } from '@ante/contract/identity/reset-password.ts'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { InputEvent } from 'react'

import { refusalOf } from '../../lib/calls/call-errors.ts'
import { fillField, focusField, useCheckedForm } from '../../lib/forms/use-checked-form.ts'
import { Button } from '../../ui/button.tsx'
import { Alert } from '../../ui/alert.tsx'
import styles from '../sign-in-frame/form.module.css'
import { CodeField } from '../mobile/code-field.tsx'
import { MobileField } from '../mobile/mobile-field.tsx'
import type { Code } from '../mobile/use-code.ts'
import type { Mobile } from '../mobile/use-mobile.ts'
import { NewPasswordField } from '../password/new-password-field.tsx'
import { passwordFailure, passwordTexts } from '../password/password-texts.ts'
import { PHONE_FIELDS, phoneProblems } from './check-phone-form.ts'
import type { PhoneField } from './check-phone-form.ts'
import { isCodeProblem, isNumberProblem, isPasswordProblem, fieldOf } from './phone-problems.ts'
import type { PhoneProblem } from './phone-problems.ts'
import type { useSetByPhone } from './use-set-by-phone.ts'

interface PhoneFormProps {
  mobile: Mobile
  code: Code
  rule: string | null
  setting: ReturnType<typeof useSetByPhone>['setting']
}

/** Number, code and new password. The button is enabled when all fields are filled and valid. */
export function PhoneForm({ mobile, code, rule, setting }: PhoneFormProps) {
  const { t, i18n } = useLingui()
  const [typed, setTyped] = useState({ verificationCode: '', password: '' })
  const context = { mobile: mobile.problem, rule }
  const isReady = Object.keys(phoneProblems(typed, context)).length === 0
  const { problems, setProblems, formProps } = useCheckedForm<PhoneField, PhoneProblem>(PHONE_FIELDS, (values) =>
    phoneProblems(values, context),
  )

  const send = ({ verificationCode, password }: Record<PhoneField, string>, form: HTMLFormElement) => {
    const { number, country } = mobile
    const onError = (error: unknown) => {
      const refused = refusalOf(setPasswordBySms, error)?.code
      const field = refused && fieldOf(refused)
      fillField(form, refused === 'modify.new.old.same' ? 'password' : 'verificationCode', '')
      setProblems(field ? { [field]: refused } : {})
      focusField(form, field ?? 'verificationCode')
    }
    const to = { mobileNum: number.trim(), ...(country && { countryDialingCode: country.dialingCode }) }
    setting.mutate({ ...to, verificationCode, newPassword: password }, { onError })
  }
  const { onInput, ...form } = formProps(send)
  const note = (event: InputEvent<HTMLFormElement>) => {
    onInput(event)
    const { target } = event
    if (target instanceof HTMLInputElement) setTyped((before) => ({ ...before, [target.name]: target.value }))
  }

  const refused = setting.error && refusalOf(setPasswordBySms, setting.error)?.code
  const formError = setting.error && !(refused && fieldOf(refused))
  const { mobileNum, verificationCode, password } = problems
  return (
    <form className={styles.form} {...form} onInput={note}>
      <MobileField mobile={mobile} problem={mobileNum && isNumberProblem(mobileNum) ? mobileNum : null} />
      <CodeField
        code={code}
        mobile={mobile}
        problem={verificationCode && isCodeProblem(verificationCode) ? verificationCode : null}
        onMobileProblem={(problem) => setProblems({ mobileNum: problem })}
      />
      <NewPasswordField
        label={t`New password`}
        name="password"
        rule={rule}
        error={password && isPasswordProblem(password) ? i18n._(passwordTexts[password]) : null}
      />
      <Alert message={formError ? i18n._(passwordFailure(setting.error)) : null} />
      <Button type="submit" wide disabled={!isReady} busy={setting.isPending || setting.isSuccess}>
        {t`Set password and log in`}
      </Button>
    </form>
  )
}
