import type { SessionEnd } from '@ante/contract/staff/staff-endpoint.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** Messages why the session ended, shown on the sign-in page. */
export const sessionEndText: Record<SessionEnd, MessageDescriptor> = {
  idle: msg`You were signed out after 15 minutes without activity.`,
  expired: msg`Your session reached its limit of 12 hours.`,
  signed_in_again: msg`You signed in on another device or browser, which ended this session. If that wasn't you, tell an administrator at once.`,
  signed_out: msg`You're signed out.`,
  other_address: msg`Your network address changed, so the session was ended.`,
  revoked: msg`An administrator ended your session.`,
}
