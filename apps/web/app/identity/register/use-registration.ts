import { register } from '@ante/contract/identity/register.ts'
import type { RegistrationRules } from '@ante/contract/identity/register.ts'
import type { Session } from '@ante/contract/identity/session.ts'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'

import { refusalOf } from '../../lib/calls/call-errors.ts'
import { retryAfterSeconds } from '../../lib/calls/common-refusal.ts'
import { clearLine, focusField, useCheckedForm } from '../../lib/forms/use-checked-form.ts'
import { useCountdown } from '../../lib/browser/use-countdown.ts'
import { showToast, TOAST_MS } from '../../ui/toast-store.ts'
import { useCaptcha } from '../captcha/use-captcha.ts'
import { useMobile } from '../mobile/use-mobile.ts'
import { usePhoneProof } from '../social/use-phone-proof.ts'
import { problemTexts } from '../refusals.ts'
import type { FieldProblem } from '../refusals.ts'
import { fieldsOf, firstMethod, REGISTER_FIELDS } from './register-fields.ts'
import type { Method, RegisterField } from './register-fields.ts'
import { refusedField } from './refused-field.ts'
import { registrationProblems } from './registration-problems.ts'
import type { Values } from './registration-problems.ts'
import { usePatternMatcher } from './use-pattern-matcher.ts'
import { useInvitation } from './use-invitation.ts'
import type { Invitation } from './use-invitation.ts'
import { useRegister } from './use-register.ts'

export type Registration = ReturnType<typeof useRegistration>

/** Returns a function that shows a generated name after the registration, because the member does not know it yet. */
function useGeneratedName(isGenerated: boolean) {
  const { t } = useLingui()
  return ({ userName: name }: Session) => {
    if (isGenerated) showToast(t`Welcome! Your username is ${name}.`, { tone: 'good', ms: TOAST_MS.long })
  }
}

/** State and actions of the registration form. */
export function useRegistration(rules: RegistrationRules, byInvitationAlone: boolean) {
  const { i18n } = useLingui()
  const [method, setMethod] = useState<Method>(firstMethod(rules))
  const mobile = useMobile({ isSelected: rules.methods.mobileNum || rules.mobileNum.enabled })
  const { code, prove } = usePhoneProof('register')
  const captcha = useCaptcha({ atOnce: rules.captcha.enabled, purpose: 'register' })
  const { invitation, refuse: refuseInvitation } = useInvitation()
  const matchesPattern = usePatternMatcher()
  const wait = useCountdown()
  const { required, optional } = fieldsOf({
    rules,
    method,
    invitation: invitation.kind === 'manual',
    needsInvitation: byInvitationAlone || isReturned(invitation),
    picture: captcha.needsCode,
  })
  const fields = [...required, ...optional]

  const context = { matchesPattern, rules, method, fields, byInvitationAlone }
  const { problems, setProblems, formProps } = useCheckedForm<RegisterField, FieldProblem>(inOrder(fields), (values) =>
    registrationProblems(values, { ...context, country: mobile.country, picture: captcha.code }),
  )
  const makeAccount = useRegister(useGeneratedName(method === 'mobileNum'))

  /** Shows the gateway's refusal at its field, and focuses it. */
  const onRefused = (error: unknown, form: HTMLFormElement) => {
    const refusal = refusalOf(register, error)
    const seconds = retryAfterSeconds(error)
    if (seconds !== null) wait.start(seconds)
    const field = refusal && refusedField(refusal, fields)
    if (captcha.isShown || field === 'identifying') {
      clearLine(form, 'identifying')
      captcha.renew()
    }
    if (refusal?.code === 'affiliate.invalid') {
      refuseInvitation()
      showToast(i18n._(problemTexts[refusal.code]), { tone: 'bad' })
    }
    if (!refusal || !field) return
    setProblems({ [field]: refusal.code })
    // Focuses in the next frame, because the field may not be rendered yet.
    requestAnimationFrame(() => focusField(form, field))
  }
  const send = (values: Values, form: HTMLFormElement) => {
    const filled = { values, method, fields, invitation, dialingCode: mobile.country?.dialingCode, prove }
    makeAccount.mutate(
      { ...filled, answer: () => captcha.answer(values) },
      { onError: (error) => onRefused(error, form) },
    )
  }

  const refusal = refusalOf(register, makeAccount.error)
  return {
    method,
    /** Selects the method, and clears the problems of the other one. */
    setMethod: (chosen: Method) => {
      if (makeAccount.isPending) return
      makeAccount.reset()
      setProblems({})
      setMethod(chosen)
    },
    required,
    optional,
    mobile,
    code,
    captcha,
    invitation,
    problems,
    setProblem: (field: RegisterField, problem: FieldProblem) =>
      setProblems((before) => ({ ...before, [field]: problem })),
    formProps: formProps(send),
    /** Failure that belongs to no field. */
    failure: refusal && refusedField(refusal, fields) ? null : makeAccount.error,
    busy: makeAccount.isPending || makeAccount.isSuccess,
    secondsToWait: wait.secondsLeft,
  }
}

/** Whether the invitation of the address has to be replaced or confirmed. */
const isReturned = (invitation: Invitation): boolean =>
  invitation.kind === 'manual' && (invitation.refused !== null || invitation.unchecked !== null)

/** Fields of the form first, in their order: the first invalid one gets the focus. */
const inOrder = (fields: readonly RegisterField[]): RegisterField[] => [...new Set([...fields, ...REGISTER_FIELDS])]
