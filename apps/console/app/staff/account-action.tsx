import { changeStaffState, inviteAgain, recoverStaff } from '@ante/contract/staff/accounts.ts'
import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'

import { call } from '../lib/call.ts'
import { useSite } from '../lib/site.ts'
import { ConfirmForm } from '../ui/confirm-form.tsx'
import { announce } from '../ui/toasts.tsx'
import { LeaveDateForm } from './leave-date-form.tsx'
import type { Action } from './account-actions.ts'
import type { StaffAccount } from './staff-queries.ts'

interface AccountActionProps {
  account: StaffAccount
  action: Action
  onClose(): void
}

const NEW_STATE = { lock: 'locked', unlock: 'active', leave: 'left', 'leave-date': 'left' } as const

/** Confirmation of an action on an account, with a reason. */
export function AccountAction({ account, action, onClose }: AccountActionProps) {
  const { id, mail } = account
  const { t } = useLingui()
  const { code: merchant } = useSite()
  const client = useQueryClient()
  if (action.id === 'leave-date') return <LeaveDateForm account={account} action={action} onClose={onClose} />
  const act = async (reason: string) => {
    if (action.id === 'invite') await call(inviteAgain, { merchant, id })
    else if (action.id === 'recover') await call(recoverStaff, { merchant, id, reason })
    else await call(changeStaffState, { merchant, id, state: NEW_STATE[action.id], reason })
    announce(t(action.done))
    onClose()
    await client.invalidateQueries({ queryKey: ['staff'] })
  }
  return (
    <ConfirmForm
      confirmText={`${t(action.confirmText)} ${mail}`}
      action={t(action.label)}
      isDanger={action.isDanger ?? false}
      hasReason={action.id !== 'invite'}
      onConfirm={act}
      onCancel={onClose}
    />
  )
}
