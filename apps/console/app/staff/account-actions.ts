import type { StaffState } from '@ante/contract/staff/accounts.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

export interface Action {
  id: 'lock' | 'unlock' | 'leave' | 'leave-date' | 'recover' | 'invite'
  label: MessageDescriptor
  /** Start of the confirm line, which the account's mail address follows. */
  confirmText: MessageDescriptor
  done: MessageDescriptor
  isDanger?: boolean
  states: readonly StaffState[]
}

const ACTIONS: readonly Action[] = [
  {
    id: 'invite',
    label: msg`Invite again`,
    confirmText: msg`Send a new invitation, and void the former one:`,
    done: msg`Invitation sent. The link is valid for 24 hours.`,
    states: ['invited'],
  },
  {
    id: 'lock',
    label: msg`Lock`,
    confirmText: msg`Lock the account, and end its session at once:`,
    done: msg`Locked.`,
    isDanger: true,
    states: ['active'],
  },
  {
    id: 'unlock',
    label: msg`Unlock`,
    confirmText: msg`Unlock the account:`,
    done: msg`Unlocked.`,
    states: ['locked'],
  },
  {
    id: 'recover',
    label: msg`Recover`,
    confirmText: msg`Remove passkeys, password and authenticator app, and invite again. A second person must approve:`,
    done: msg`Requested. Another administrator must approve it.`,
    // The gateway refuses to recover a locked account: it must be unlocked first, with a separate reason.
    states: ['active'],
  },
  {
    id: 'leave-date',
    label: msg`Set leave date`,
    confirmText: msg`The account works until this time, and is then closed for good:`,
    done: msg`Leave date set.`,
    states: ['active', 'locked'],
  },
  {
    id: 'leave',
    label: msg`Has left`,
    confirmText: msg`Close the account for good, and end its session at once:`,
    done: msg`Closed.`,
    isDanger: true,
    states: ['invited', 'active', 'locked'],
  },
]

/** Returns the actions of an administrator on an account in this state. */
export const actionsOf = (state: StaffState): readonly Action[] =>
  ACTIONS.filter(({ states }) => states.includes(state))
