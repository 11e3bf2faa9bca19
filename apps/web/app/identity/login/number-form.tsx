import { login } from '@ante/contract/identity/session.ts'
import type { ReactNode } from 'react'

import { refusalOf } from '../../lib/calls/call-errors.ts'
import { focusField, useCheckedForm } from '../../lib/forms/use-checked-form.ts'
import { useSignInProblem } from '../sign-in-frame/sign-in-problem.ts'
import styles from '../sign-in-frame/form.module.css'
import { CodeField } from '../mobile/code-field.tsx'
import { MobileField } from '../mobile/mobile-field.tsx'
import { mobileProblem } from '../mobile/mobile-number.ts'
import type { Mobile } from '../mobile/use-mobile.ts'
import type { FieldProblem } from '../refusals.ts'
import type { ProvenCode } from '../social/use-phone-proof.ts'
import { LoginButton } from './login-button.tsx'
import { NUMBER_FIELDS, numberLoginProblems } from './login-problems.ts'
import type { NumberField } from './login-problems.ts'
import type { LogIn } from './use-log-in.ts'

interface NumberFormProps {
  logIn: LogIn
  mobile: Mobile
  code: ProvenCode
  remembers: boolean
  children: ReactNode
}

/** A mobile number and its verification code. */
export function NumberForm({ logIn, mobile, code: { code, prove }, remembers, children }: NumberFormProps) {
  const { problems, setProblems, formProps } = useCheckedForm<NumberField, FieldProblem>(NUMBER_FIELDS, (values) =>
    numberLoginProblems(values, mobileProblem(values.mobileNum, mobile.country)),
  )
  useSignInProblem(Object.values(problems).some(Boolean))
  const send = ({ mobileNum, messageCode }: Record<NumberField, string>, form: HTMLFormElement) => {
    const onError = (error: unknown) => {
      const refusal = refusalOf(login, error)
      const field = refusal && FIELD_OF.get(refusal.code)
      if (!field) return
      setProblems({ [field]: refusal.code })
      focusField(form, field)
    }
    const countryDialingCode = mobile.country?.dialingCode
    const input = {
      type: 'sms',
      username: mobileNum.trim(),
      password: messageCode,
      countryDialingCode,
      remembers,
    } as const
    logIn.first.mutate({ ...input, ...(prove && { prove: () => prove(messageCode) }) }, { onError })
  }
  return (
    <form className={styles.form} {...formProps(send)}>
      <MobileField mobile={mobile} problem={problems.mobileNum} />
      <CodeField
        name="messageCode"
        code={code}
        mobile={mobile}
        problem={problems.messageCode}
        onMobileProblem={(problem) => setProblems({ mobileNum: problem })}
      />
      {children}
      <LoginButton
        logIn={logIn}
        isShownElsewhere={problems.mobileNum !== undefined || problems.messageCode !== undefined}
      />
    </form>
  )
}

/** Field of each refusal. */
const FIELD_OF = new Map<string, NumberField>([
  ['mobileNum.invalid', 'mobileNum'],
  ['verification.code.incorrect', 'messageCode'],
])
