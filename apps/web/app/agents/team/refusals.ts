import { promoteDownline } from '@ante/contract/agents/downline.ts'
import { sendTeamMessage } from '@ante/contract/agents/team-message.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'

import { refusalOf } from '../../lib/calls/call-errors.ts'
import { moneyFailure } from '../../ui/money-failure.ts'

const excluded = msg`You’re taking a break, so you can’t manage your team for now. You can go on when it is over.`

/** Returns why a promotion failed, and the next step. */
export function promoteFailure(error: unknown): MessageDescriptor {
  switch (refusalOf(promoteDownline, error)?.code) {
    case 'downline.unavailable':
      return msg`This member cannot become an agent at present. Customer service tells you more.`
    case 'responsible.gaming.excluded':
      return excluded
    default:
      return moneyFailure(error)
  }
}

/** Returns why a message was not sent, and the next step. */
export function messageFailure(error: unknown): MessageDescriptor {
  const refusal = refusalOf(sendTeamMessage, error)
  switch (refusal?.code) {
    case 'message.too.long': {
      const { most } = refusal.details
      return msg`${plural(most, { one: 'Write # character at most.', other: 'Write # characters at most.' })}`
    }
    case 'message.limit': {
      const { most } = refusal.details
      return msg`${plural(most, { one: 'That was today’s message. You can write the next one tomorrow.', other: 'Those were today’s # messages. You can write the next one tomorrow.' })}`
    }
    case 'message.too.many.readers':
      return msg`Your team is too large to write to all of it from here. Customer service sends your letter for you.`
    case 'message.nobody':
      return msg`None of your direct downlines can read it right now.`
    case 'responsible.gaming.excluded':
      return excluded
    default:
      return moneyFailure(error)
  }
}
