import { getReferralDetails, listInvitees } from '@ante/contract/promotions/referral.ts'

import { serve } from '../../kit/serve.ts'
import type { Server } from '../../kit/server.ts'
import { listFriends, showReferral } from './show-referral.ts'
import type { ReferralPorts } from './show-referral.ts'

export function referralRoutes(app: Server, ports: ReferralPorts): void {
  serve(app, getReferralDetails, (_input, { member }) => showReferral(ports, member))
  serve(app, listInvitees, ({ after }, { member }) => listFriends(ports, member, after))
}
