import { changeStaffState } from '@ante/contract/staff/accounts.ts'
import { Reason } from '@ante/contract/staff/changes.ts'
import { zodResolver } from '@hookform/resolvers/zod'
import { fromDate, parseDateTime, toCalendarDateTime } from '@internationalized/date'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { Form } from 'react-aria-components'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'

import { call } from '../lib/call.ts'
import { isFuture } from '../lib/times.ts'
import { useSite } from '../lib/site.ts'
import { Button } from '../ui/button.tsx'
import confirm from '../ui/confirm-form.module.css'
import { useFailureText } from '../ui/failure-text.ts'
import { FormField } from '../ui/form-field.tsx'
import { Notice } from '../ui/notice.tsx'
import { FormActions } from '../ui/overlay.tsx'
import { announce } from '../ui/toasts.tsx'
import type { Action } from './account-actions.ts'
import type { StaffAccount } from './staff-queries.ts'

const LocalTime = z.string().check(z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?$/))
const Values = z.object({ leavesAt: LocalTime, reason: Reason })
const MINUTES = 16

interface LeaveDateFormProps {
  account: StaffAccount
  action: Action
  onClose(): void
}

/** Sets the time at which an account is disabled because the person leaves, in the merchant's time zone. */
export function LeaveDateForm({ account: { id, mail, leavesAt }, action, onClose }: LeaveDateFormProps) {
  const { t } = useLingui()
  const { code: merchant, zone } = useSite()
  const client = useQueryClient()
  const failureText = useFailureText()
  const local = leavesAt === null ? '' : toCalendarDateTime(fromDate(new Date(leavesAt), zone)).toString()
  const { control, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(Values),
    defaultValues: { leavesAt: local.slice(0, MINUTES), reason: '' },
  })
  const submit = handleSubmit(async ({ leavesAt: typed, reason }) => {
    const leaves = parseDateTime(typed).toDate(zone)
    if (!isFuture(leaves)) return setError('leavesAt', { message: 'past' })
    try {
      await call(changeStaffState, { merchant, id, state: 'left', leavesAt: leaves.toISOString(), reason })
    } catch (error) {
      return setError('root', { message: failureText(error) })
    }
    announce(t(action.done))
    onClose()
    await client.invalidateQueries({ queryKey: ['staff'] })
  })
  return (
    <Form className={confirm.form ?? ''} onSubmit={(event) => void submit(event)}>
      <p className={confirm.line}>
        {t(action.confirmText)} {mail}
      </p>
      <FormField
        control={control}
        field="leavesAt"
        label={t`Leaves at`}
        hint={t`By the clock of ${zone}.`}
        invalid={t`Choose a time in the future.`}
        type="datetime-local"
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
      <FormActions onCancel={onClose}>
        <Button kind="main" type="submit" isPending={formState.isSubmitting}>
          <Trans>Set leave date</Trans>
        </Button>
      </FormActions>
    </Form>
  )
}
