import { changeStaffState, inviteAgain, inviteStaff, listStaff, recoverStaff } from '@ante/contract/staff/accounts.ts'
import { adjustBalance } from '@ante/contract/staff/adjust-balance.ts'
import { exportAudit, getAuditVerification, listAudit, verifyAudit } from '@ante/contract/staff/audit.ts'
import { approveChange, listChanges, rejectChange, skipApproval, withdrawChange } from '@ante/contract/staff/changes.ts'
import { listNetworks, updateNetworks } from '@ante/contract/staff/networks.ts'
import { decideReviewItem, listReviewItems, listReviews, openReview, signReview } from '@ante/contract/staff/reviews.ts'
import {
  grantRole,
  listRoles,
  listUnusedRights,
  rejectOfferedRights,
  revokeRole,
  updateRole,
  viewAsRole,
} from '@ante/contract/staff/roles.ts'

import { inTransaction } from '../kit/db.ts'
import { refusalsOf } from '../kit/serve.ts'
import { serveStaff } from '../kit/serve-staff.ts'
import type { Server } from '../kit/server.ts'
import type { StaffContext } from '../kit/staff-context.ts'
import { changeState } from './accounts/change-state.ts'
import { consoleOrigin } from './accounts/console-origin.ts'
import { invite, inviteOnceMore } from './accounts/invite.ts'
import { accountOfScope, managedAccount, staffPage } from './accounts/list-staff.ts'
import { auditPage, chainOf, exportAuditPart } from './audit/list-audit.ts'
import { startVerification, verificationOf } from './audit/verify-chain.ts'
import { approve, maySkip, reject, skip, withdraw } from './changes/decide.ts'
import { changesPage } from './changes/requests.ts'
import { submitChange } from './changes/submit.ts'
import type { Submitter } from './changes/submit.ts'
import { networksOfScope, replaceNetworks, scopeOf } from './networks/networks.ts'
import { decideItem, open, sign } from './reviews/reviews.ts'
import { itemsPage, reviewsOfScope } from './reviews/stored-reviews.ts'
import { unusedRights } from './reviews/unused-rights.ts'
import { revoke } from './roles/grants.ts'
import { lockedRole, recordOfferedRights, roleNamed, rolesOf, shownRole } from './roles/roles.ts'
import type { ConsolePorts } from './staff-ports.ts'
import { sessionRoutes } from './sessions/session-routes.ts'

const refuseRole = refusalsOf(updateRole)

/** Routes of the operator console for the administration of staff. */
export function staffRoutes(app: Server, ports: ConsolePorts): void {
  sessionRoutes(app, ports)
  accountRoutes(app, ports)
  roleRoutes(app, ports)
  changeRoutes(app, ports)
  reviewRoutes(app, ports)
  auditRoutes(app, ports)
}

/** Returns the time zone of a merchant; for the platform UTC. */
const zoneOf = ({ merchants }: ConsolePorts, merchantCode: string | null): string =>
  merchantCode === null ? 'UTC' : merchants.of(merchantCode).zone

const submitterOf = (ports: ConsolePorts, { staff, merchantCode, held, audit }: StaffContext): Submitter => {
  return { staffId: staff.staffId, merchantCode, held, audit, zone: zoneOf(ports, merchantCode) }
}

function accountRoutes(app: Server, ports: ConsolePorts): void {
  const { db } = ports
  const inviting = { ...ports, consoleOrigin: consoleOrigin(ports.config) }
  serveStaff(app, listStaff, (input, { merchantCode }) => staffPage(db, merchantCode, input))
  serveStaff(app, inviteStaff, ({ mail, displayName, samePersonAs }, { merchantCode, staff, audit }) =>
    inTransaction(db, async (tx) => {
      const invited = { mail, displayName, samePersonAs, merchantCode, invitedBy: staff.staffId }
      const account = await invite(inviting, tx, invited)
      await audit(tx, { action: 'staff.account.invite', object: `staff:${mail}`, after: { displayName } })
      return { id: String(account.id) }
    }),
  )
  serveStaff(app, inviteAgain, async ({ id }, { merchantCode, audit }) => {
    await inviteOnceMore(inviting, await managedAccount(db, merchantCode, id), audit)
    return {}
  })
  serveStaff(app, changeStaffState, async ({ id, ...changed }, { merchantCode, staff: by, audit }) => {
    await changeState(ports, await managedAccount(db, merchantCode, id), { ...changed, by, audit })
    return {}
  })
  serveStaff(app, recoverStaff, async ({ id, reason }, context) => {
    const account = await managedAccount(db, context.merchantCode, id)
    const values = { account: String(account.id) }
    const submitted = { action: 'staff.account.recover', values, reason, key: context.requestId } as const
    return submitChange(ports, submitted, submitterOf(ports, context))
  })
}

function roleRoutes(app: Server, ports: ConsolePorts): void {
  const { db } = ports
  serveStaff(app, listRoles, (_input, { merchantCode }) =>
    inTransaction(db, async (tx) => ({ roles: await rolesOf(tx, merchantCode) })),
  )
  serveStaff(app, viewAsRole, ({ role: code }, { merchantCode }) =>
    inTransaction(db, async (tx) => {
      return shownRole(tx, await roleNamed(tx, merchantCode, code))
    }),
  )
  serveStaff(app, rejectOfferedRights, ({ role: code, rights, reason }, { merchantCode, audit }) =>
    inTransaction(db, async (tx) => {
      const role = await lockedRole(tx, merchantCode, code)
      await recordOfferedRights(tx, role.id, rights)
      const rejected = rights.map(({ permission, right }) => `${permission} ${right}`)
      await audit(tx, { action: 'staff.role.reject', object: `role:${code}`, reason, after: { rejected } })
      return shownRole(tx, role)
    }),
  )
  serveStaff(app, updateRole, async ({ role: code, rights, version, reason }, context) => {
    const role = await inTransaction(db, (tx) => roleNamed(tx, context.merchantCode, code))
    if (role.version !== version) throw refuseRole('staff.role.conflict')
    const submitted = { action: 'staff.role.update', values: { role: code, rights }, reason } as const
    return submitChange(ports, { ...submitted, key: context.requestId }, submitterOf(ports, context))
  })
  serveStaff(app, grantRole, async ({ role, account: id, reason }, context) => {
    const { id: account } = await accountOfScope(db, context.merchantCode, id)
    const submitted = { action: 'staff.role.grant', values: { role, account: String(account) }, reason } as const
    return submitChange(ports, { ...submitted, key: context.requestId }, submitterOf(ports, context))
  })
  serveStaff(app, revokeRole, async ({ role: code, account: id, reason }, { merchantCode, staff, audit }) => {
    const account = await accountOfScope(db, merchantCode, id)
    const role = await inTransaction(db, (tx) => roleNamed(tx, merchantCode, code))
    await revoke(ports, { account, role, by: staff.name, reason, audit })
    return {}
  })
}

function changeRoutes(app: Server, ports: ConsolePorts): void {
  serveStaff(app, listChanges, (input, { merchantCode, staff, held }) =>
    changesPage(ports.db, merchantCode, input, maySkip(ports, { staffId: staff.staffId, held })),
  )
  serveStaff(app, approveChange, (input, context) => approve(ports, input, submitterOf(ports, context)))
  serveStaff(app, rejectChange, (input, context) => reject(ports, input, submitterOf(ports, context)))
  serveStaff(app, skipApproval, (input, context) => skip(ports, input, submitterOf(ports, context)))
  serveStaff(app, withdrawChange, (input, context) => withdraw(ports, input, submitterOf(ports, context)))
  serveStaff(app, adjustBalance, ({ reason, replaces, key, account, direction, amount }, context) => {
    const values = { account, direction, amount }
    const submitted = { action: 'wallet.balance.adjust', values, reason, replaces, key } as const
    return submitChange(ports, submitted, submitterOf(ports, context))
  })
}

function reviewRoutes(app: Server, ports: ConsolePorts): void {
  const { db } = ports
  serveStaff(app, listNetworks, async (_input, { merchantCode }) => {
    return { networks: await networksOfScope(db, scopeOf(merchantCode)) }
  })
  serveStaff(app, updateNetworks, (input, context) => replaceNetworks(db, input, context))
  serveStaff(app, listUnusedRights, (input, { merchantCode }) => unusedRights(ports, merchantCode, input))
  serveStaff(app, listReviews, async (_input, { merchantCode }) => {
    return { reviews: await reviewsOfScope(db, scopeOf(merchantCode)) }
  })
  serveStaff(app, listReviewItems, (input, { merchantCode }) => itemsPage(db, scopeOf(merchantCode), input))
  serveStaff(app, openReview, (_input, context) => open(ports, zoneOf(ports, context.merchantCode), context))
  serveStaff(app, decideReviewItem, (input, context) => decideItem(ports, input, context))
  serveStaff(app, signReview, ({ id }, context) => sign(ports, id, context))
}

function auditRoutes(app: Server, ports: ConsolePorts): void {
  const { db } = ports
  serveStaff(app, listAudit, (input) => auditPage(db, input))
  serveStaff(app, exportAudit, (input, { audit }) => exportAuditPart(db, input, audit))
  serveStaff(app, getAuditVerification, ({ merchant }) => verificationOf(db, chainOf(merchant)))
  serveStaff(app, verifyAudit, async ({ merchant }, { staff, audit }) => {
    const chain = chainOf(merchant)
    await inTransaction(db, async (tx) => {
      await startVerification(ports, tx, chain, staff.name)
      await audit(tx, { action: 'audit.entry.verify', object: `audit:${chain}` })
    })
    return verificationOf(db, chain)
  })
}
