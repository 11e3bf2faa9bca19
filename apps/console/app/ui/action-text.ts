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
  'staff.role.revoke': msg`Take a role away`,
  'staff.role.propose': msg`Request a change of roles`,
  'staff.account.propose': msg`Request a recovery`,
  'staff.account.invite': msg`Invite a person`,
  'staff.account.state': msg`Lock, unlock or close an account`,
  'staff.account.create-owner': msg`Create an owner`,
  'staff.change.approve': msg`Approve a change`,
  'staff.change.reject': msg`Reject a change`,
  'staff.change.skip': msg`Apply a change without approval`,
  'staff.change.void': msg`Withdraw or edit a change`,
  'staff.change.expire': msg`Expiry of a change`,
  'staff.change.fail': msg`Failure of an approved change`,
  'staff.change.decide-several': msg`Decide about several changes`,
  'staff.review.open': msg`Open an access review`,
  'staff.review.decide': msg`Decide about a role in a review`,
  'staff.review.sign': msg`Sign an access review`,
  'staff.session.open': msg`Sign in`,
  'staff.session.end': msg`End of a session`,
  'staff.session.step-up': msg`Confirm with the second factor`,
  'staff.session.use': msg`Use the console`,
  'audit.entry.verify': msg`Verify the audit log`,
  'audit.entry.export': msg`Export the audit log`,
  'console.export.request': msg`Request an export`,
  'console.export.make': msg`Write an export`,
  'console.export.link': msg`Request a download`,
  'console.export.download': msg`Download an export`,
  'console.inbox.seen': msg`Read the inbox`,
  'console.language.update': msg`Choose a language`,
  'console.shortcuts.update': msg`Change own keys`,
  'console.view.save': msg`Save a view`,
  'console.view.delete': msg`Delete a view`,
  'cashier.reconciliation.adjust': msg`Adjust a difference`,
  'cashier.reconciliation.build': msg`Compare a day again`,
  'cashier.reconciliation.explain': msg`Explain a difference`,
  'cashier.reconciliation.propose': msg`Request an adjusting entry`,
  'cashier.reconciliation.sign': msg`Sign off a day`,
  'cashier.deposit.credit': msg`Credit a deposit`,
  'cashier.deposit.propose': msg`Request a credit of a deposit`,
  'cashier.deposit.reject': msg`Reject a deposit`,
  'cashier.deposit.settle': msg`Settle a deposit's problem`,
  'cashier.reason.add': msg`Add a reason`,
  'cashier.reason.change': msg`Change a reason`,
  'cashier.bank-line.import': msg`Import bank lines`,
  'cashier.bank-line.ignore': msg`Ignore a bank line`,
  'cashier.reason.restore': msg`Restore the default of a reason`,
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
