import { GameClass } from '@ante/contract/catalogue/game-class.ts'
import { Reason } from '@ante/contract/staff/changes.ts'
import { zodResolver } from '@hookform/resolvers/zod'
import { useLingui } from '@lingui/react/macro'
import { Form } from 'react-aria-components'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'

import { Button } from '../ui/button.tsx'
import confirm from '../ui/confirm-form.module.css'
import { useFailureText } from '../ui/failure-text.ts'
import { FormField } from '../ui/form-field.tsx'
import { Notice } from '../ui/notice.tsx'
import { FormActions } from '../ui/overlay.tsx'

const Values = z.object({ name: GameClass, reason: Reason })

interface ClassFormProps {
  confirmText: string
  action: string
  onConfirm(reason: string, name: string): Promise<unknown>
  onCancel(): void
}

/** Confirmation of a change of classes: the name of the class, and the reason for the audit log. */
export function ClassForm({ confirmText, action, onConfirm, onCancel }: ClassFormProps) {
  const { t } = useLingui()
  const failureText = useFailureText()
  const { control, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(Values),
    defaultValues: { name: '', reason: '' },
  })
  const submit = handleSubmit(async ({ name, reason }) => {
    try {
      await onConfirm(reason, name)
    } catch (error) {
      setError('root', { message: failureText(error) })
    }
  })
  return (
    <Form className={confirm.form ?? ''} onSubmit={(event) => void submit(event)}>
      <p className={confirm.line}>{confirmText}</p>
      <FormField
        control={control}
        field="name"
        label={t`Class`}
        hint={t`As in the column Classes, for example VIDEO.`}
        invalid={t`Enter a class of capitals, digits and _. ALL, NEW, HOT and FAV are lists of the lobby.`}
        startsFocused
      />
      <FormField
        control={control}
        field="reason"
        label={t`Reason`}
        hint={t`For the audit log. Only staff can read it.`}
        invalid={t`Enter a reason of at least 3 characters.`}
        isLong
      />
      {formState.errors.root && <Notice tone="bad">{formState.errors.root.message}</Notice>}
      <FormActions onCancel={onCancel}>
        <Button kind="main" type="submit" isPending={formState.isSubmitting}>
          {action}
        </Button>
      </FormActions>
    </Form>
  )
}
