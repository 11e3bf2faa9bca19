import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** Messages of a call that failed, or whose outcome is not known from its answer. */
export interface CallTexts {
  /** The gateway failed. */
  server: MessageDescriptor
  /** The gateway could not be reached. */
  unreachable: MessageDescriptor
  /** The answer was lost, and the outcome is being queried. */
  checking: MessageDescriptor
  /** The call took effect; its answer was lost. */
  done: MessageDescriptor
  /** The call had no effect, and never will. */
  notDone: MessageDescriptor
}

/** Returns the messages for a call. Those for a call that moves money also say what happened to the money. */
export const callTexts = (movesMoney: boolean): CallTexts => (movesMoney ? moneyTexts : otherTexts)

const moneyTexts: CallTexts = {
  server: msg`Something went wrong on our side. Your money is safe. Please try again.`,
  unreachable: msg`We can’t be reached right now. Your money is safe. Try again in a minute.`,
  checking: msg`We’re checking whether this went through. Please don’t repeat it. Your money is safe.`,
  done: msg`This went through. You’ll find it in your records.`,
  notDone: msg`This didn’t go through, and nothing was charged. You can try again.`,
}

const otherTexts: CallTexts = {
  server: msg`Something went wrong on our side. Please try again.`,
  unreachable: msg`We can’t be reached right now. Try again in a minute.`,
  checking: msg`We’re checking whether this went through. Please don’t repeat it.`,
  done: msg`This went through.`,
  notDone: msg`This didn’t go through, and nothing was changed. You can try again.`,
}
