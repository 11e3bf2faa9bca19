import { inviteStaff } from '@ante/contract/staff/accounts.ts'
import { StaffMail } from '@ante/contract/staff/sign-in.ts'
import { zodResolver } from '@hookform/resolvers/zod'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { Form } from 'react-aria-components'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'

import { call } from '../lib/call.ts'
import { Button } from '../ui/button.tsx'
import confirm from '../ui/confirm-form.module.css'
import { useFailureText } from '../ui/failure-text.ts'
import { FormField } from '../ui/form-field.tsx'
import { Notice } from '../ui/notice.tsx'
import { FormActions } from '../ui/overlay.tsx'
import { announce } from '../ui/toasts.tsx'

const { mail, displayName } = inviteStaff.input.shape
const Invited = z.object({ mail, displayName, samePersonAs: z.union([z.literal(''), StaffMail]) })

/** Invites a person by mail; the account has no roles until they are granted. */
export function InviteForm({ merchant, onClose }: { merchant: string; onClose: () => void }) {
  const { t } = useLingui()
  const client = useQueryClient()
  const failureText = useFailureText()
  const { control, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(Invited),
    defaultValues: { mail: '', displayName: '', samePersonAs: '' },
  })
  const submit = handleSubmit(async ({ samePersonAs, ...invited }) => {
    try {
      await call(inviteStaff, { merchant, ...invited, ...(samePersonAs && { samePersonAs }) })
    } catch (error) {
      setError('root', { message: failureText(error) })
      return
    }
    announce(t`Invitation sent. The link is valid for 24 hours.`)
    onClose()
    await client.invalidateQueries({ queryKey: ['staff'] })
  })
  return (
    <Form className={confirm.form ?? ''} onSubmit={(event) => void submit(event)}>
      <FormField
        control={control}
        field="mail"
        label={t`Email address`}
        invalid={t`Enter an email address.`}
        type="email"
        startsFocused
      />
      <FormField control={control} field="displayName" label={t`Name`} invalid={t`Enter a name.`} maxLength={80} />
      <FormField
        control={control}
        field="samePersonAs"
        label={t`Other account of the same person (optional)`}
        hint={t`Accounts of one person can't approve each other's changes. The address isn't checked: type it exactly.`}
        invalid={t`Enter an email address, or nothing.`}
        type="email"
      />
      {formState.errors.root && <Notice tone="bad">{formState.errors.root.message}</Notice>}
      <FormActions onCancel={onClose}>
        <Button kind="main" type="submit" isPending={formState.isSubmitting}>
          <Trans>Send invitation</Trans>
        </Button>
      </FormActions>
    </Form>
  )
}
