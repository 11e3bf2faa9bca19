import { setPayeeName } from '@ante/contract/identity/security-config.ts'
import type { RefusalCodeOf } from '@ante/contract/kit/endpoint.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'

import { refusalOf } from '../../lib/calls/call-errors.ts'
import type { RefusalTexts } from '../../lib/calls/call-errors.ts'
import { focusField, useCheckedForm } from '../../lib/forms/use-checked-form.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { showToast, TOAST_MS } from '../../ui/toast-store.ts'
import { Alert } from '../../ui/alert.tsx'
import form from '../sign-in-frame/form.module.css'
import { failureText } from '../failure-texts.ts'
import { useGuardCall } from '../security/use-guard-call.ts'
import sheet from '../security/sheet-text.module.css'

const FIELDS = ['payeeName'] as const
const MAX_LENGTH = 120

type Problem = RefusalCodeOf<typeof setPayeeName> | 'payee.name.missing'

const nameTexts = {
  'payee.name.missing': msg`Enter your name.`,
  'payee.name.invalid': msg`Enter your first and last name in letters, as shown on your bank account.`,
  'payee.name.locked': msg`Your real name is already set.`,
} satisfies RefusalTexts<Problem, MessageDescriptor>

/** Asks for the real name, with a notice that it cannot be changed. */
export function PayeeNameForm({ onDone }: { onDone(): void }) {
  const { t, i18n } = useLingui()
  const set = useGuardCall(setPayeeName)
  const { problems, setProblems, formProps } = useCheckedForm<'payeeName', Problem>(FIELDS, ({ payeeName }) =>
    payeeName.trim() === '' ? { payeeName: 'payee.name.missing' } : {},
  )
  const send = ({ payeeName }: { payeeName: string }, element: HTMLFormElement) => {
    const onError = (error: unknown) => {
      const code = refusalOf(setPayeeName, error)?.code
      if (code !== 'payee.name.invalid') return
      setProblems({ payeeName: code })
      focusField(element, 'payeeName')
    }
    const onSuccess = () => {
      showToast(t`Real name set.`, { tone: 'good', ms: TOAST_MS.notice })
      onDone()
    }
    set.mutate({ payeeName: payeeName.trim() }, { onError, onSuccess })
  }
  const refused = refusalOf(setPayeeName, set.error)?.code
  const formError = set.error && refused !== 'payee.name.invalid'
  return (
    <>
      <p className={sheet.text}>
        {t`Enter it as shown on your bank account. You can only withdraw to cards in this name. It can’t be changed here later.`}
      </p>
      <form className={form.form} {...formProps(send)}>
        <Field
          label={t`Real name`}
          name="payeeName"
          autoComplete="name"
          autoCapitalize="words"
          autoCorrect="off"
          spellCheck={false}
          dir="auto"
          maxLength={MAX_LENGTH}
          required
          error={problems.payeeName ? i18n._(nameTexts[problems.payeeName]) : null}
        />
        <Alert message={formError ? i18n._(refused ? nameTexts[refused] : failureText(set.error)) : null} />
        <Button type="submit" wide busy={set.isPending}>{t`Set real name`}</Button>
      </form>
    </>
  )
}
