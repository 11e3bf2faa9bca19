import { permissions } from '@ante/contract/staff/permissions.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'

const ACTIONS: Record<string, MessageDescriptor> = {
  'staff.role.grant': msg`Give a role`,
  'staff.role.update': msg`Change a role's rights`,
  'staff.account.recover': msg`Recover an account`,
  'wallet.balance.adjust': msg`Credit or debit a member`,
}

const meanings = new Map<string, string>(permissions.map(({ permission, meaning }) => [permission, meaning]))

/** Returns the name of an action; one without a name is shown by its permission's meaning, or by its code. */
export function useActionText(): (action: string) => string {
  const { t } = useLingui()
  return (action) => {
    const text = ACTIONS[action]
    return text ? t(text) : (meanings.get(action) ?? action)
  }
}
