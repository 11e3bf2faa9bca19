import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'

import { usePermissionText } from './permission-text.ts'

const ACTIONS: Record<string, MessageDescriptor> = {
  'staff.role.grant': msg`Give a role`,
  'staff.role.update': msg`Change a role's rights`,
  'staff.account.recover': msg`Recover an account`,
  'staff.account.recover-owner': msg`Recover an owner`,
  'staff.account.cancel-recovery': msg`Cancel the recovery of an owner`,
  'staff.role.reject': msg`Reject rights of a template`,
  'audit.entry.verify': msg`Verify the audit log`,
  'cashier.deposit.credit': msg`Credit a deposit`,
  'cashier.deposit.propose': msg`Request a credit of a deposit`,
  'cashier.deposit.reject': msg`Reject a deposit`,
  'cashier.deposit.settle': msg`Settle a deposit's problem`,
  'cashier.reason.add': msg`Add a reason`,
  'cashier.reason.change': msg`Change a reason`,
  'cashier.bank-line.import': msg`Import bank lines`,
  'cashier.bank-line.ignore': msg`Ignore a bank line`,
  'cashier.bank-line.reopen': msg`Return a bank line`,
  'cashier.withdrawal.approve': msg`Approve a withdrawal`,
  'cashier.withdrawal.propose': msg`Request an approval of a withdrawal`,
  'cashier.withdrawal.reject': msg`Reject a withdrawal`,
  'cashier.withdrawal.claim': msg`Claim a withdrawal`,
  'cashier.withdrawal.hold': msg`Put a withdrawal on hold`,
  'cashier.withdrawal.release': msg`Release a withdrawal`,
  'cashier.withdrawal.paid': msg`Mark a withdrawal as paid`,
  'cashier.withdrawal.failed': msg`Mark a withdrawal as failed`,
  'cashier.withdrawal.note': msg`Add a note to a withdrawal`,
  'cashier.withdrawal.reveal': msg`Show an account number`,
  'cashier.withdrawal.decide-many': msg`Decide about several withdrawals`,
  'wallet.balance.adjust': msg`Credit or debit a member`,
  'wallet.balance.propose': msg`Request a credit or debit`,
  'promotions.reward.propose': msg`Request a reward`,
  'promotions.reward.grant': msg`Grant a reward`,
  'identity.block.update': msg`Change blocks`,
  'identity.tag.update': msg`Change tags`,
  'identity.session.end': msg`End sessions`,
  'identity.factor.reset': msg`Reset sign-in factors`,
  'identity.member.unlock': msg`Unlock after wrong attempts`,
  'identity.personal-data.reveal': msg`Reveal personal data`,
  'responsible-gaming.exclusion.start': msg`Exclude on request`,
  'messaging.message.send': msg`Send a message`,
  'support.note.add': msg`Add a note`,
}

/** Returns a formatter for action names. An action without a name has its permission's description, or its code. */
export function useActionText(): (action: string) => string {
  const { t } = useLingui()
  const permissionText = usePermissionText()
  return (action) => {
    const text = ACTIONS[action]
    return text ? t(text) : (permissionText(action) ?? action)
  }
}
