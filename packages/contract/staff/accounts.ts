import * as z from 'zod/mini'

import { NoDetails, Nothing } from '../kit/endpoint.ts'
import { PageSize, RowNumber } from '../kit/paging.ts'
import { freeLine } from '../kit/text.ts'
import { ChangeOutcome, proposalRefusals, Reason } from './changes.ts'
import { Scope, staffEndpoint } from './staff-endpoint.ts'
import { StaffMail } from './sign-in.ts'

/** `left` is final: the account never signs in again. */
export const StaffState = z.enum(['invited', 'active', 'locked', 'left'])
export type StaffState = z.infer<typeof StaffState>

const StaffAccount = z.object({
  id: z.string(),
  mail: z.string(),
  displayName: z.string(),
  state: StaffState,
  /** Time at which the state of the account becomes `left`. */
  leavesAt: z.nullable(z.string()),
  lastSignInAt: z.nullable(z.string()),
  roles: z.array(z.object({ merchant: z.string(), role: z.string() })),
  /** Other accounts that seem to belong to the same person: they cannot decide about changes by this account. */
  samePerson: z.array(z.string()),
})

const account = { merchant: Scope, id: RowNumber }
const notFound = { 'staff.account.not.found': NoDetails }

export const listStaff = staffEndpoint({
  summary: 'Returns the staff of a merchant, newest first.',
  method: 'GET',
  path: '/console/m/:merchant/accounts',
  permission: 'staff.account.read',
  personalData: true,
  input: z.object({ merchant: Scope, after: z.optional(RowNumber), size: PageSize(50) }),
  output: z.object({ accounts: z.array(StaffAccount), next: z.nullable(z.string()) }),
  refusals: {},
})

export const inviteStaff = staffEndpoint({
  summary: 'Creates a staff account without roles, and mails an invitation that is valid for 24 hours.',
  method: 'POST',
  path: '/console/m/:merchant/accounts',
  permission: 'staff.account.update',
  stepUp: true,
  input: z.object({
    merchant: Scope,
    mail: StaffMail,
    displayName: freeLine(80).check(z.minLength(1)),
    /** Mail of another account of the same person; not checked, because the answer would reveal accounts elsewhere. */
    samePersonAs: z.optional(StaffMail),
  }),
  output: z.object({ id: z.string() }),
  refusals: { 'staff.mail.exists': NoDetails },
})

export const inviteAgain = staffEndpoint({
  summary: 'Mails a new invitation to an account that has not accepted the former one.',
  method: 'POST',
  path: '/console/m/:merchant/accounts/:id/invitations',
  permission: 'staff.account.update',
  stepUp: true,
  input: z.object(account),
  output: Nothing,
  refusals: { ...notFound, ILLEGAL_STATE: NoDetails },
})

export const changeStaffState = staffEndpoint({
  summary: 'Locks or unlocks a staff account, or sets when it leaves. Its sessions end at once.',
  method: 'PUT',
  path: '/console/m/:merchant/accounts/:id/state',
  permission: 'staff.account.update',
  stepUp: true,
  input: z.object({
    ...account,
    state: z.enum(['active', 'locked', 'left']),
    /** Time at which `left` takes effect; immediately if absent. */
    leavesAt: z.optional(z.iso.datetime().check(z.maxLength(30))),
    reason: Reason,
  }),
  output: Nothing,
  refusals: {
    ...notFound,
    ILLEGAL_STATE: NoDetails,
    /** Staff cannot unlock any of their own accounts, nor change its leave date. */
    'staff.account.own': NoDetails,
    /** The last active owner of the platform must stay. */
    'staff.owner.last': NoDetails,
  },
})

export const recoverStaff = staffEndpoint({
  summary: 'Requests that an account loses its passkeys, password and authenticator, and is invited again.',
  method: 'POST',
  path: '/console/m/:merchant/accounts/:id/recovery',
  permission: 'staff.account.update',
  right: 'propose',
  stepUp: true,
  input: z.object({ ...account, reason: Reason }),
  output: ChangeOutcome,
  refusals: { ...notFound, ...proposalRefusals },
})
