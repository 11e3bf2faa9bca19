import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react/macro'

import * as z from 'zod/mini'

import { CallFailed, CallRefused } from '../lib/call-errors.ts'
import type { Failure } from '../lib/call-errors.ts'

const FAILURES: Record<Failure, MessageDescriptor> = {
  offline: msg`No connection to the gateway. Check your network, and try again.`,
  lost: msg`The connection broke before the answer arrived. Reload to see whether the change was made.`,
  timeout: msg`The gateway did not answer in time. Reload to see whether the change was made.`,
  server: msg`The gateway has an internal error. Reload to see whether the change was made.`,
}

const REFUSALS: Record<string, MessageDescriptor> = {
  'request.invalid': msg`A value isn't valid. Check the fields.`,
  'request.too_many': msg`Too many attempts. Wait a minute, and try again.`,
  'login.not.session': msg`You're signed out. Sign in again.`,
  'merchant.unknown': msg`This merchant doesn't exist.`,
  'permission.denied': msg`Your roles don't allow this. Ask an administrator for the permission.`,
  'address.not_allowed': msg`Your network isn't in the merchant's list of allowed networks.`,
  'limit.exceeded': msg`The amount is above your limit.`,
  'step_up.required': msg`Confirm it's you to continue. Nothing was changed.`,
  'staff.csrf.invalid': msg`This page is out of date. Reload it.`,
  'staff.role.view_only': msg`You view the console as a role: nothing can be changed. Go back to your own roles first.`,
  'staff.credentials.incorrect': msg`Email address or password is incorrect.`,
  'second_factor.incorrect': msg`The code is incorrect. Enter the current code of your authenticator app.`,
  'second_factor.expired': msg`Too much time has passed. Enter your password again.`,
  'passkey.incorrect': msg`This passkey wasn't accepted. Try again, or use your password.`,
  'invitation.not.found': msg`This invitation is used or expired. Ask an administrator for a new one.`,
  'password.easy': msg`This password is too easy to guess. Use a longer one.`,
  'password.common': msg`This password is common. Choose another one.`,
  'password.like.username': msg`The password must not resemble your email address.`,
  'staff.mail.exists': msg`An account with this email address exists.`,
  'staff.account.not.found': msg`This account doesn't exist, or another merchant manages it.`,
  'staff.account.own': msg`This is your own account, or another one of yours. Another person must do this.`,
  'staff.owner.last': msg`The platform's last owner must stay active. Add another owner first.`,
  'staff.role.not.found': msg`This role doesn't exist.`,
  'staff.role.conflict': msg`The role was changed meanwhile. Reload, and make your change again.`,
  ILLEGAL_STATE: msg`The account's state has changed meanwhile. Reload to see it.`,
  'change.invalid': msg`This change isn't possible any more.`,
  'change.not.found': msg`This change doesn't exist.`,
  'change.stale': msg`The change was edited meanwhile. Reload, and read it again.`,
  'change.decided': msg`This change has been decided, withdrawn or has expired.`,
  'change.proposer_lost_right': msg`The person who requested it has left or lost the right. The change is void.`,
  'approval.own': msg`You requested this change. Another person must decide.`,
  'approval.same_person': msg`This account belongs to the person who requested the change. Another person must decide.`,
  'approval.subject': msg`The change gives you rights, or resets your own factors. Another person must decide.`,
  'deposit.not.found': msg`This deposit doesn't exist, or has no receipt.`,
  'deposit.stale': msg`The deposit changed since you read it. Read it again.`,
  'deposit.reason.missing': msg`Another amount than the one to pay needs a reason.`,
  'deposit.amount.invalid': msg`The channel can't be paid this amount.`,
  'deposit.claimed': msg`Another person is reviewing it.`,
  'bank.line.claimed': msg`Another person is matching this bank line. Nothing was changed.`,
  'bank.line.not.found': msg`This bank line is matched already, or doesn't exist.`,
  'withdrawal.not.found': msg`This withdrawal doesn't exist.`,
  'withdrawal.stale': msg`It changed since you read it, or a check failed. Read it again.`,
  'withdrawal.claimed': msg`Another person is reviewing it.`,
  'withdrawal.held': msg`It's on hold. Release it first.`,
  'decision.reason.unknown': msg`This reason doesn't exist any more. Reload, and choose another one.`,
  'player.not.found': msg`This player doesn't exist, or belongs to another merchant.`,
  'player.changed': msg`A colleague has changed the blocks meanwhile. Close this, and look at them again.`,
  'player.tags.changed': msg`A colleague has changed the tags meanwhile. Close this, and look at them again.`,
  'player.tags.too.many': msg`The merchant has too many different tags. Use one of them.`,
  'responsible.gaming.exclusion.shorter': msg`An exclusion in force lasts longer. It can't be shortened.`,
  'reason.exists': msg`A reason with this code exists. Choose another code.`,
  'reason.not.found': msg`This reason doesn't exist.`,
  'reason.changed': msg`A colleague has changed the reason meanwhile. Close this, and look at it again.`,
  'reason.no_default': msg`There is no default text to restore.`,
  'reason.is_default': msg`This is the default already. Nothing was changed.`,
  'reason.incomplete': msg`A text is missing in a language of the site. Complete it, or switch the reason off.`,
  'reason.last': msg`It's the last active reason of its kind. Switch on another one first.`,
  'reason.too.many': msg`The merchant has too many reasons. Change one that you don't need.`,
  'export.source.not.found': msg`This list can't be exported.`,
  'export.invalid': msg`The filter or the columns don't fit this list. Reload the page, and try again.`,
  'export.too.many': msg`Too many exports are being written. Wait until one is ready.`,
  'export.not.found': msg`This file isn't there any more. Export the list again.`,
  'operation.not.found': msg`This operation doesn't exist here, or your roles don't allow it.`,
  'operation.no_preview': msg`This change can't be tried.`,
  'operation.stale': msg`Another change was made since the preview. Go back, and continue again to see it.`,
  'operation.key_conflict': msg`This confirmation belongs to another change. Go back, and continue again.`,
  'view.too.many': msg`You have too many views of this list. Delete one first.`,
  'view.not.found': msg`This view doesn't exist any more.`,
  'review.own': msg`You can't review your own roles. Another person must decide.`,
  'review.signed': msg`This review is signed already.`,
  'review.undecided': msg`Decide about every role first.`,
  'reconciliation.not_found': msg`This difference doesn't exist.`,
  'reconciliation.signed': msg`This side of the day is signed off. It can't be changed.`,
  'reconciliation.changed': msg`It was changed meanwhile. Reload, and read it again.`,
  'reconciliation.unexplained': msg`Give every difference a cause first.`,
  'reconciliation.adjustment_pending': msg`An adjusting entry awaits a decision. Decide about it first.`,
  'reconciliation.unanswered': msg`The other side returned no statement. Compare again later.`,
  'reconciliation.day_not_allowed': msg`Choose an ended day of the last 90 days.`,
}

const LockedOut = z.object({ address: z.string() })

/** Returns the address of the signed-in person, if a call was refused because new networks exclude it; else null. */
function lockedOutAddress(error: unknown): string | null {
  if (!(error instanceof CallRefused) || error.code !== 'networks.exclude_you') return null
  return LockedOut.safeParse(error.details).data?.address ?? null
}

/** Returns a formatter for errors of calls: what happened, and the next step. */
export function useFailureText(): (error: unknown) => string {
  const { t } = useLingui()
  return (error) => {
    if (error instanceof CallFailed) return t(FAILURES[error.kind])
    const address = lockedOutAddress(error)
    if (address !== null)
      return t`This list would lock you out: your address ${address} isn't in it. Add it, or its network.`
    const text = error instanceof CallRefused ? REFUSALS[error.code] : undefined
    if (text) return t(text)
    const code = error instanceof CallRefused ? error.code : ''
    return code
      ? t`The gateway refused this (${code}).`
      : t`This page couldn't be loaded. Check your network, and reload it.`
  }
}
