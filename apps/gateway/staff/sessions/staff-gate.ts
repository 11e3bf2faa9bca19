import type { Endpoint } from '@ante/contract/kit/endpoint.ts'
import { PLATFORM } from '@ante/contract/staff/staff-endpoint.ts'
import type { FastifyRequest } from 'fastify'

import { inTransaction } from '../../kit/db.ts'
import type { Db } from '../../kit/db.ts'
import { plainAddress } from '../../kit/networks.ts'
import { Refused, commonRefusal } from '../../kit/refusal.ts'
import { pathParameter, requireOwnOrigin } from '../../kit/serve-staff.ts'
import type { AdmittedCall, AuditedChange, StaffActor, StaffContext, StaffGate } from '../../kit/staff-context.ts'
import { writeAudit } from '../audit/write-audit.ts'
import { isAllowedAddress, scopeOf } from '../networks/networks.ts'
import { grantedRights, mergedRights } from '../roles/held-rights.ts'
import type { GrantedRight } from '../roles/held-rights.ts'
import { recordUse } from '../roles/record-use.ts'
import { usedRights } from '../roles/used-rights.ts'
import type { ConsolePorts } from '../staff-ports.ts'
import { accountById, mayWork } from './accounts.ts'
import type { Account } from './accounts.ts'
import { sessionCookie } from './cookie.ts'
import { requireStillAllowed } from './require-still-allowed.ts'
import { endSession, isCsrf, sessionEnd, sessionOfToken, steppedUpUntil, touchSession } from './sessions.ts'
import type { StaffSession } from './sessions.ts'
import { rightsAsRole, viewedRoleOf } from './viewed-role.ts'

type GatePorts = Pick<ConsolePorts, 'db' | 'clock' | 'merchants'>

interface Caller {
  account: Account
  session: StaffSession
  token: string
}

/** Returns the gate that authenticates and authorises every call of staff. */
export function staffGate(ports: GatePorts): StaffGate {
  return {
    admit: async (endpoint, request) => {
      const caller = await callerOf(ports, endpoint, request)
      const call = callOf(endpoint, request, caller)
      try {
        await requireAdmission(ports, endpoint, { request, caller, call })
      } catch (error) {
        if (error instanceof Refused) await recordRefusal(ports.db, call, { endpoint, code: error.code, input: null })
        throw error
      }
      return admitted(ports, endpoint, call)
    },
  }
}

/** A call and its caller, as written to the audit log. */
interface Call {
  actor: StaffActor & { staffId: bigint; sessionId: string }
  /** Null for the platform, and for calls without a merchant. */
  merchantCode: string | null
  ip: string
  requestId: string
  userAgent: string
  given: GrantedRight[]
}

function callOf(endpoint: Endpoint, request: FastifyRequest, { account, session }: Caller): Call {
  const merchant = pathParameter(request, 'merchant') ?? PLATFORM
  const ip = plainAddress(request.ip)
  request.caller = { staffId: String(account.id), ...(merchant !== PLATFORM && { merchantCode: merchant }) }
  return {
    actor: {
      staffId: account.id,
      name: account.mail,
      sessionId: session.id,
      ip,
      requestId: request.id,
      role: null,
    },
    merchantCode: merchant === PLATFORM || !endpoint.path.includes(':merchant') ? null : merchant,
    ip,
    requestId: request.id,
    userAgent: (request.headers['user-agent'] ?? '').slice(0, 300),
    given: [],
  }
}

async function callerOf({ db, clock }: GatePorts, endpoint: Endpoint, request: FastifyRequest): Promise<Caller> {
  const token = sessionCookie(request)
  const session = token === null ? undefined : await sessionOfToken(db, token)
  if (token === null || !session || session.kind !== 'console') throw commonRefusal('login.not.session')
  const now = clock.now()
  const account = await accountById(db, session.staff_id)
  if (!account) throw commonRefusal('login.not.session')
  const ip = plainAddress(request.ip)
  const end = sessionEnd(session, { ip, now }) ?? (mayWork(account, now) ? null : 'revoked')
  if (end === null) {
    if (!endpoint.isPassive) await touchSession(db, session, now)
    return { account, session, token }
  }
  if (session.ended_at === null) {
    await inTransaction(db, async (tx) => {
      await endSession(tx, session.id, end, now)
      const actor = { staffId: account.id, name: account.mail, role: null, sessionId: session.id, ip }
      const record = { action: 'staff.session.end', object: `staff:${account.mail}`, after: { reason: end } }
      const refused = end === 'other_address' ? { result: 'refused' as const, refusal: 'staff.session.ended' } : {}
      await writeAudit(
        tx,
        { ...actor, requestId: request.id },
        { ...record, merchantCode: account.merchant_code, ...refused },
      )
    })
  }
  throw new Refused('staff.session.ended', { reason: end })
}

interface CheckedCall {
  request: FastifyRequest
  caller: Caller
  call: Call
}

/** Checks origin, right, network and then the second factor: in the order in which refusals reveal least. */
async function requireAdmission(
  ports: GatePorts,
  endpoint: Endpoint,
  { request, caller, call }: CheckedCall,
): Promise<void> {
  const { db, clock, merchants } = ports
  if (endpoint.method !== 'GET') requireCsrf(request, caller.token)
  const isOfMerchant = endpoint.path.includes(':merchant')
  if (isOfMerchant) {
    const viewed = viewedRoleOf(request)
    if (viewed !== null && endpoint.method !== 'GET') throw new Refused('staff.role.view_only', {})
    call.given = await grantedRights(db, caller.account.id, call.merchantCode)
    if (viewed !== null) call.given = await rightsAsRole(db, viewed, { staffId: caller.account.id, ...call })
    const used = usedRights(endpoint, call.given)
    if (used.length === 0) throw new Refused('permission.denied', { permission: endpoint.permission ?? null })
    call.actor.role = rolesOf(used)
    // Only staff with rights for all merchants reach this refusal: other staff cannot find out which merchants exist.
    if (call.merchantCode !== null && !merchants.all().some(({ code }) => code === call.merchantCode))
      throw commonRefusal('merchant.unknown')
    // Two network lists apply: that of the scope which manages the account, and that of the merchant of the call.
    const scopes = new Set([scopeOf(caller.account.merchant_code), scopeOf(call.merchantCode)])
    for (const scope of scopes)
      if (!(await isAllowedAddress(db, scope, call.ip))) throw new Refused('address.not_allowed', { address: call.ip })
    await recordUse(db, { staffId: caller.account.id, scope: scopeOf(call.merchantCode), used, now: clock.now() })
  }
  if (endpoint.stepUp && steppedUpUntil(caller.session) <= clock.now()) throw new Refused('step_up.required', {})
}

const rolesOf = (used: readonly GrantedRight[]): string =>
  [...new Set(used.map(({ role }) => role))].toSorted().join(', ')

function requireCsrf(request: FastifyRequest, token: string): void {
  requireOwnOrigin(request)
  const sent = request.headers['x-csrf-token']
  if (typeof sent !== 'string' || !isCsrf(token, sent)) throw new Refused('staff.csrf.invalid', {})
}

function admitted({ db, clock }: GatePorts, endpoint: Endpoint, call: Call): AdmittedCall {
  let isAudited = false
  const { actor, merchantCode, ip, requestId, userAgent } = call
  const audit = async (tx: Db, change: AuditedChange) => {
    await requireStillAllowed(tx, { actor, endpoint, merchantCode, now: clock.now() })
    await writeAudit(tx, actor, { merchantCode, ...change })
    isAudited = true
  }
  const context: StaffContext = {
    requestId,
    ip,
    userAgent,
    merchantCode,
    staff: actor,
    held: mergedRights(call.given),
    audit,
  }
  return {
    context,
    isAudited: () => isAudited,
    recordRead: async (input) => {
      const record = { action: readActionOf(endpoint), object: objectOf(endpoint), after: input, merchantCode }
      await inTransaction(db, (tx) => writeAudit(tx, actor, { ...record, result: 'read' }))
    },
    recordRefusal: (code, input) => recordRefusal(db, call, { endpoint, code, input }),
  }
}

interface RefusedCall {
  endpoint: Endpoint
  code: string
  input: unknown
}

async function recordRefusal(db: Db, { actor, merchantCode }: Call, { endpoint, code, input }: RefusedCall) {
  const known = merchantCode !== null && (await isMerchant(db, merchantCode))
  await inTransaction(db, (tx) =>
    writeAudit(tx, actor, {
      action: readActionOf(endpoint),
      object: objectOf(endpoint),
      after: input,
      // An unknown merchant has no audit chain.
      merchantCode: known ? merchantCode : null,
      result: 'refused',
      refusal: code,
    }),
  )
}

async function isMerchant(db: Db, code: string): Promise<boolean> {
  return (await db.selectFrom('merchant').select('code').where('code', '=', code).executeTakeFirst()) !== undefined
}

const readActionOf = ({ permission }: Endpoint): string => permission ?? 'staff.session.use'

const objectOf = ({ method, path }: Endpoint): string => `${method} ${path}`
