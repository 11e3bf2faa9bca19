import type { OutputOf } from '@ante/contract/kit/endpoint.ts'
import { Shortcuts } from '@ante/contract/console/shortcuts.ts'
import {
  acceptByPasskey,
  acceptByPassword,
  beginStaffPasskey,
  completeSignIn,
  getStaffSession,
  openInvitation,
  signInByPasskey,
  signInByPassword,
  signOut,
  stepUp,
  stepUpByPasskey,
} from '@ante/contract/staff/sign-in.ts'

import type { FastifyRequest } from 'fastify'

import { inTransaction } from '../../kit/db.ts'
import { serveConsole, serveStaff } from '../../kit/serve-staff.ts'
import type { ConsoleCall } from '../../kit/serve-staff.ts'
import type { Server } from '../../kit/server.ts'
import type { StaffContext } from '../../kit/staff-context.ts'
import { passkeySite } from '../../kit/webauthn.ts'
import { acceptWithPasskey, acceptWithPassword, showInvitation } from '../accounts/accept-invitation.ts'
import type { ConsolePorts } from '../staff-ports.ts'
import { clearSessionCookie, sessionCookie, setSessionCookie } from './cookie.ts'
import { merchantsOf, scopesOf } from './scopes.ts'
import { csrfOf, endSession, steppedUpUntil } from './sessions.ts'
import type { OpenedSession } from './sessions.ts'
import { beginStaffPasskeyLogin, checkStaffPassword, completeStaffSignIn, signInStaffByPasskey } from './sign-in.ts'
import type { StaffVisitor } from './sign-in.ts'
import { stepUpByCode, stepUpWithPasskey } from './step-up.ts'

const visitorOf = ({ request, ip, userAgent }: ConsoleCall): StaffVisitor => {
  return { kind: 'console', ip, userAgent, requestId: request.id }
}

/** Sets the session's cookie and returns the answer. */
function entered({ reply }: ConsoleCall, { token, endedFormer }: OpenedSession) {
  setSessionCookie(reply, token)
  return { csrf: csrfOf(token), endedFormer }
}

/** Routes for sign-in, invitations and the caller's session. */
export function sessionRoutes(app: Server, ports: ConsolePorts): void {
  signInRoutes(app, ports)
  invitationRoutes(app, ports)
  ownSessionRoutes(app, ports)
}

function signInRoutes(app: Server, ports: ConsolePorts): void {
  const limit = { perMinute: ports.config.loginsPerMinute }
  serveConsole(app, signInByPassword, (input, call) => checkStaffPassword(ports, input, visitorOf(call)), limit)
  serveConsole(
    app,
    completeSignIn,
    async (input, call) => entered(call, await completeStaffSignIn(ports, input, visitorOf(call))),
    limit,
  )
  serveConsole(
    app,
    beginStaffPasskey,
    (_input, { request }) => beginStaffPasskeyLogin(ports, passkeySite(request)),
    limit,
  )
  serveConsole(
    app,
    signInByPasskey,
    async ({ response }, call) => {
      const site = passkeySite(call.request)
      return entered(call, await signInStaffByPasskey(ports, { response, site }, visitorOf(call)))
    },
    limit,
  )
}

function invitationRoutes(app: Server, ports: ConsolePorts): void {
  const limit = { perMinute: ports.config.loginsPerMinute }
  serveConsole(
    app,
    openInvitation,
    ({ token }, { request }) => showInvitation(ports, { token, site: passkeySite(request) }),
    limit,
  )
  serveConsole(
    app,
    acceptByPassword,
    async (input, call) => entered(call, await acceptWithPassword(ports, input, visitorOf(call))),
    limit,
  )
  serveConsole(
    app,
    acceptByPasskey,
    async (input, call) => {
      const site = passkeySite(call.request)
      return entered(call, await acceptWithPasskey(ports, { ...input, site }, visitorOf(call)))
    },
    limit,
  )
}

function ownSessionRoutes(app: Server, ports: ConsolePorts): void {
  const { db, clock } = ports
  // The console makes this call before the sign-in too, when a missing session is no error.
  serveStaff(app, getStaffSession, (_input, context, { request }) => ownSession(ports, context, request), {
    withoutSession: null,
  })
  serveStaff(app, stepUp, ({ code }, context) => stepUpByCode(ports, code, context))
  serveStaff(app, stepUpByPasskey, ({ response }, context, { request }) =>
    stepUpWithPasskey(ports, { response, site: passkeySite(request) }, context),
  )
  serveStaff(app, signOut, async (_input, { staff, audit }, { reply }) => {
    await inTransaction(db, async (tx) => {
      await audit(tx, { action: 'staff.session.end', object: `staff:${staff.name}`, after: { reason: 'signed_out' } })
      await endSession(tx, staff.sessionId, 'signed_out', clock.now())
    })
    clearSessionCookie(reply)
    return {}
  })
}

async function ownSession(
  { db, merchants }: ConsolePorts,
  { staff }: StaffContext,
  request: FastifyRequest,
): Promise<NonNullable<OutputOf<typeof getStaffSession>>> {
  const account = await db
    .selectFrom('staff_account')
    .innerJoin('staff_session', 'staff_session.staff_id', 'staff_account.id')
    .select(['display_name', 'expires_at', 'stepped_up_at', 'shortcuts', 'language'])
    .where('staff_session.id', '=', staff.sessionId)
    .executeTakeFirstOrThrow()
  const scopes = await scopesOf(db, staff.staffId)
  return {
    id: String(staff.staffId),
    mail: staff.name,
    displayName: account.display_name,
    csrf: csrfOf(sessionCookie(request) ?? ''),
    expiresAt: account.expires_at.toISOString(),
    steppedUpUntil: steppedUpUntil(account).toISOString(),
    // Shortcuts that this version does not know are omitted.
    shortcuts: Shortcuts.safeParse(account.shortcuts).data ?? {},
    language: account.language,
    merchants: merchantsOf(merchants, scopes),
    scopes,
  }
}
