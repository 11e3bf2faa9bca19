import { promoteDownline } from '@ante/contract/agents/downline.ts'
import { sendTeamMessage } from '@ante/contract/agents/team-message.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'

import { refusalOf } from '../../lib/calls/call-errors.ts'
import { callFailure } from '../../ui/call-failure.ts'

const excluded = msg`You’re taking a break, so you can’t manage your team until it ends.`

/** Returns why a promotion failed, and the next step. */
export function promoteFailure(error: unknown): MessageDescriptor {
  switch (refusalOf(promoteDownline, error)?.code) {
    case 'downline.unavailable':
      return msg`This member can’t become an agent right now. Contact customer service for details.`
    case 'responsible.gaming.excluded':
      return excluded
    default:
      return callFailure(error)
  }
}

/** Returns why a message was not sent, and the next step. */
export function messageFailure(error: unknown): MessageDescriptor {
  const refusal = refusalOf(sendTeamMessage, error)
  switch (refusal?.code) {
    case 'message.too.long': {
      const { max } = refusal.details
      return msg`${plural(max, { one: 'Use up to # character.', other: 'Use up to # characters.' })}`
    }
    case 'message.limit': {
      const { max } = refusal.details
      return msg`${plural(max, { one: 'You’ve sent today’s message. You can send another one tomorrow.', other: 'You’ve sent all # of today’s messages. You can send more tomorrow.' })}`
    }
    case 'message.too.many.readers':
      return msg`Your team is too large to message from here. Customer service can send your message for you.`
    case 'message.no.readers':
      return msg`None of your direct downlines can receive messages right now.`
    case 'responsible.gaming.excluded':
      return excluded
    default:
      return callFailure(error)
  }
}
