import { browserOf } from '@ante/contract/identity/browser-of.ts'
import { useLingui } from '@lingui/react/macro'

import { focusField, useCheckedForm } from '../../../lib/forms/use-checked-form.ts'
import { CallRefused } from '../../../lib/calls/call-errors.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { Alert } from '../../../ui/alert.tsx'
import form from '../../sign-in-frame/form.module.css'
import { PasswordField } from '../password-field.tsx'
import { guardTexts } from '../refusals.ts'
import type { GuardProblem } from '../refusals.ts'
import sheet from '../sheet-text.module.css'
import { passkeyFailure } from './passkey-failure.ts'
import { useAddPasskey } from './use-add-passkey.ts'

interface AddPasskeyProps {
  onDone(): void
  onBack(): void
}

const FIELDS = ['name', 'password'] as const
type FieldName = (typeof FIELDS)[number]
const NAME_LIMIT = 60

/** Suggested name of this device, recognizable to its owner. */
function suggestedName(): string {
  const { browser, system } = browserOf(navigator.userAgent)
  return [system, browser].filter((name) => name !== null).join(', ')
}

/** Name and password, then the device's confirmation. */
export function AddPasskey({ onDone, onBack }: AddPasskeyProps) {
  const { t, i18n } = useLingui()
  const add = useAddPasskey()
  const { problems, setProblems, formProps } = useCheckedForm<FieldName, GuardProblem>(
    FIELDS,
    ({ name, password }) => ({
      ...(name.trim() === '' && { name: 'name.missing' as const }),
      ...(password === '' && { password: 'password.missing' as const }),
    }),
  )
  const textOf = (field: FieldName) => (problems[field] ? i18n._(guardTexts[problems[field]]) : null)
  const send = (values: Record<FieldName, string>, element: HTMLFormElement) =>
    add.mutate(values, {
      onSuccess: onDone,
      onError: (error) => {
        if (!(error instanceof CallRefused) || error.code !== 'password.incorrect') return
        setProblems({ password: error.code })
        requestAnimationFrame(() => focusField(element, 'password'))
      },
    })
  const failure = add.error && passkeyFailure(add.error)
  return (
    <form className={form.form} {...formProps(send)}>
      <p className={sheet.text}>{t`Next, your device asks for your fingerprint, face or screen lock.`}</p>
      <Field
        label={t`Passkey name`}
        name="name"
        autoComplete="off"
        defaultValue={suggestedName()}
        maxLength={NAME_LIMIT}
        required
        error={textOf('name')}
      />
      <PasswordField error={textOf('password')} />
      <Alert message={failure ? i18n._(failure) : null} />
      <Button type="submit" wide busy={add.isPending || add.isSuccess}>{t`Continue`}</Button>
      <p className={form.instead}>
        <button type="button" className={form.link} onClick={onBack}>{t`Back`}</button>
      </p>
    </form>
  )
}
