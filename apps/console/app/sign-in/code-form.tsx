import { stepUp } from '@ante/contract/staff/sign-in.ts'
import { zodResolver } from '@hookform/resolvers/zod'
import { useLingui } from '@lingui/react/macro'
import { Form } from 'react-aria-components'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'

import { Button } from '../ui/button.tsx'
import { useFailureText } from '../ui/failure-text.ts'
import { FormField } from '../ui/form-field.tsx'
import { Notice } from '../ui/notice.tsx'
import styles from './sign-in.module.css'

const Code = z.object({ code: stepUp.input.shape.code })

interface CodeFormProps {
  action: string
  onCode(code: string): Promise<unknown>
}

/** Form for the code of the authenticator app, as the second factor. */
export function CodeForm({ action, onCode }: CodeFormProps) {
  const { t } = useLingui()
  const failureText = useFailureText()
  const { control, handleSubmit, setError, formState, reset } = useForm({
    resolver: zodResolver(Code),
    defaultValues: { code: '' },
  })
  const submit = handleSubmit(async ({ code }) => {
    try {
      await onCode(code)
    } catch (error) {
      reset()
      setError('root', { message: failureText(error) })
    }
  })
  return (
    <Form className={styles.form ?? ''} onSubmit={(event) => void submit(event)}>
      <FormField
        control={control}
        field="code"
        label={t`Code of your authenticator app`}
        invalid={t`Enter the six digits.`}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={6}
        startsFocused
        isCode
      />
      {formState.errors.root && <Notice tone="bad">{formState.errors.root.message}</Notice>}
      <Button kind="main" size="large" type="submit" isPending={formState.isSubmitting}>
        {action}
      </Button>
    </Form>
  )
}
