import type { QueuedWithdrawal } from '@ante/contract/console/withdrawal-parts.ts'
import { useLingui } from '@lingui/react/macro'

import { amountText } from '../lib/amounts.ts'
import type { Decision } from './decision.ts'

interface DecisionTexts {
  /** The confirm line: the effect of the decision, with its values. */
  confirmText: string
  action: string
  done: string
  textLabel: string
}

/** Returns the texts of a decision about a withdrawal. */
export function useDecisionTexts(row: QueuedWithdrawal, decision: Decision): DecisionTexts {
  const { t } = useLingui()
  const amount = `${amountText(row.amount)} ${row.currency}`
  const pays = `${amountText(row.pays)} ${row.currency}`
  const { account, bank, card } = row
  const note = t`Note for staff (optional)`
  const texts: Record<Decision, DecisionTexts> = {
    approve: {
      confirmText: t`Pay ${pays} to ${bank} ${card} of ${account}.`,
      action: t`Approve`,
      done: t`Approved: ${amount} of ${account}.`,
      textLabel: note,
    },
    reject: {
      confirmText: t`Reject ${amount} of ${account}. The amount returns to the player's balance.`,
      action: t`Reject`,
      done: t`Rejected: ${amount} of ${account}.`,
      textLabel: note,
    },
    hold: {
      confirmText: t`Put ${amount} of ${account} on hold. It can't be approved until it's released; the player sees no change.`,
      action: t`Hold`,
      done: t`On hold: ${amount} of ${account}.`,
      textLabel: note,
    },
    release: {
      confirmText: t`Return ${amount} of ${account} to the queue.`,
      action: t`Release`,
      done: t`Released: ${amount} of ${account}.`,
      textLabel: note,
    },
    paid: {
      confirmText: t`${pays} was paid to ${bank} ${card} of ${account}. This can't be undone.`,
      action: t`Mark as paid`,
      done: t`Marked as paid: ${pays} of ${account}.`,
      textLabel: t`Number of the bank's receipt`,
    },
    failed: {
      confirmText: t`${pays} will never be paid. ${amount} returns to the balance of ${account}.`,
      action: t`Mark as failed`,
      done: t`Marked as failed: ${amount} of ${account}.`,
      textLabel: t`Evidence that it will never be paid`,
    },
    note: { confirmText: t`Add a note to ${row.id}.`, action: t`Add note`, done: t`Note added.`, textLabel: t`Note` },
  }
  return texts[decision]
}
