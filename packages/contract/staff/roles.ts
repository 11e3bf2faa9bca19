import * as z from 'zod/mini'

import { RightName } from '../kit/admitting-rights.ts'
import { NoDetails, Nothing } from '../kit/endpoint.ts'
import { AmountText } from '../kit/money.ts'
import { RowNumber, wholeNumber } from '../kit/paging.ts'
import { ChangeOutcome, proposalRefusals, Reason } from './changes.ts'
import { isPermission } from './permissions.ts'
import { Scope, staffEndpoint } from './staff-endpoint.ts'

export const RoleCode = z.string().check(z.regex(/^[a-z][a-z0-9-]{1,39}$/))

const Permission = z.string().check(z.maxLength(80), z.refine(isPermission))
const Limit = z.nullable(AmountText)

/** A right with its limits, as decimal amounts in the merchant's currency; null is unlimited. */
const RoleRight = z.object({ permission: Permission, right: RightName, perDecision: Limit, perDay: Limit })

/** The rights of a role, each listed once: of two entries, an approver could see one while the other is stored. */
export const RoleRights = z.array(RoleRight).check(
  z.maxLength(500),
  z.refine((rights) => new Set(rights.map((one) => `${one.permission} ${one.right}`)).size === rights.length),
)

const Role = z.object({
  code: z.string(),
  name: z.string(),
  version: z.number(),
  rights: z.array(z.object({ ...RoleRight.shape, meaning: z.string() })),
  /** Rights that a newer version of the template has, and that were neither accepted nor rejected for this role. */
  offered: z.array(z.object({ ...RoleRight.shape, meaning: z.string() })),
})

const role = { merchant: Scope, role: RoleCode }
const notFound = { 'staff.role.not.found': NoDetails }

export const listRoles = staffEndpoint({
  summary: 'Returns the roles of a merchant with their rights.',
  method: 'GET',
  path: '/console/m/:merchant/roles',
  permission: 'staff.role.read',
  input: z.object({ merchant: Scope }),
  output: z.object({ roles: z.array(Role) }),
  refusals: {},
})

export const viewAsRole = staffEndpoint({
  summary: 'Returns what an account with only this role may do.',
  method: 'GET',
  path: '/console/m/:merchant/roles/:role/view',
  permission: 'staff.role.read',
  input: z.object(role),
  output: Role,
  refusals: notFound,
})

export const updateRole = staffEndpoint({
  summary: 'Requests other rights for a role.',
  method: 'PUT',
  path: '/console/m/:merchant/roles/:role',
  permission: 'staff.role.update',
  right: 'propose',
  stepUp: true,
  input: z.object({
    ...role,
    rights: RoleRights,
    /** Version of the role that was edited. */
    version: wholeNumber(0, 2_147_483_647),
    reason: Reason,
  }),
  output: ChangeOutcome,
  refusals: { ...notFound, ...proposalRefusals, 'staff.role.conflict': NoDetails },
})

export const rejectOfferedRights = staffEndpoint({
  summary: 'Rejects rights that a newer version of the template offers. They are accepted by a change of the role.',
  method: 'POST',
  path: '/console/m/:merchant/roles/:role/rejections',
  permission: 'staff.role.update',
  right: 'propose',
  stepUp: true,
  input: z.object({
    ...role,
    rights: z.array(z.object({ permission: Permission, right: RightName })).check(z.minLength(1), z.maxLength(500)),
    reason: Reason,
  }),
  output: Role,
  refusals: notFound,
})

export const grantRole = staffEndpoint({
  summary: 'Requests that an account gets a role.',
  method: 'POST',
  path: '/console/m/:merchant/roles/:role/accounts',
  permission: 'staff.role.update',
  right: 'propose',
  stepUp: true,
  input: z.object({ ...role, account: RowNumber, reason: Reason }),
  output: ChangeOutcome,
  refusals: { ...notFound, 'staff.account.not.found': NoDetails, ...proposalRefusals },
})

export const revokeRole = staffEndpoint({
  summary: 'Takes a role from an account at once.',
  method: 'DELETE',
  path: '/console/m/:merchant/roles/:role/accounts/:account',
  permission: 'staff.account.update',
  stepUp: true,
  input: z.object({ ...role, account: RowNumber, reason: Reason }),
  output: Nothing,
  refusals: { ...notFound, 'staff.account.not.found': NoDetails, 'staff.owner.last': NoDetails },
})

export const listUnusedRights = staffEndpoint({
  summary:
    'Returns rights that accounts have and did not use for some days; each page has some accounts, with all of theirs.',
  method: 'GET',
  path: '/console/m/:merchant/unused-rights',
  permission: 'staff.review.read',
  personalData: true,
  input: z.object({
    merchant: Scope,
    days: z._default(wholeNumber(1, 400), 90),
    account: z.optional(RowNumber),
    /** Beginning of the mail address. */
    mail: z.optional(z.string().check(z.maxLength(254))),
    after: z.optional(RowNumber),
  }),
  output: z.object({
    rights: z.array(
      z.object({
        account: z.string(),
        mail: z.string(),
        role: z.string(),
        permission: z.string(),
        right: RightName,
        lastUsedAt: z.nullable(z.string()),
      }),
    ),
    /** Cursor of the next accounts. */
    next: z.nullable(z.string()),
  }),
  refusals: {},
})
