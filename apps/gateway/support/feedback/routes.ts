import { TRIAL } from '@ante/contract/member/member-type.ts'
import { listFeedback, readFeedback, sendFeedback } from '@ante/contract/support/feedback.ts'

import type { MemberContext } from '../../kit/context.ts'
import type { Ports } from '../../kit/ports.ts'
import { commonRefusal } from '../../kit/refusal.ts'
import { serve } from '../../kit/serve.ts'
import type { Server } from '../../kit/server.ts'
import { storeFeedbackOnce, markAnswersSeen } from './send-feedback.ts'
import { listOwnFeedback } from './show-feedback.ts'

/** Routes for feedback of members and the merchant's answers. Trial players are directed to the chat. */
export function feedbackRoutes(app: Server, ports: Ports): void {
  serve(app, listFeedback, ({ after }, context) => {
    const { memberId } = requireNoTrial(context).member
    return listOwnFeedback(ports.db, { memberId, merchantCode: context.merchantCode, after })
  })
  serve(app, sendFeedback, (input, context) => storeFeedbackOnce(ports, input, requireNoTrial(context)))
  serve(app, readFeedback, async (_input, context) => {
    await markAnswersSeen(ports.db, requireNoTrial(context).member.memberId)
    return {}
  })
}

function requireNoTrial(context: MemberContext): MemberContext {
  if (context.member.type === TRIAL) throw commonRefusal('function.not.available')
  return context
}
