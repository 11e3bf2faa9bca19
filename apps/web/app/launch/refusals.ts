import type { launchGame } from '@ante/contract/launch/launch-game.ts'
import type { RefusalCodeOf } from '@ante/contract/kit/endpoint.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

import type { RefusalWords } from '../lib/calls/call-errors.ts'

interface Words {
  title: MessageDescriptor
  next: MessageDescriptor
}

export const launchRefusals: RefusalWords<RefusalCodeOf<typeof launchGame>, Words> = {
  'game.not.found': {
    title: msg`This game is no longer here`,
    next: msg`It has left the lobby. There are many others like it.`,
  },
  'game.not.playable': {
    title: msg`This game is closed at the moment`,
    next: msg`Its studio has not opened it. Nothing was taken from your balance.`,
  },
  'vendor.unavailable': {
    title: msg`The studio does not answer`,
    next: msg`Nothing was taken from your balance. Please try again in a minute.`,
  },
  'account.disabled': {
    title: msg`Your account cannot play at present`,
    next: msg`Your balance is safe. Please ask customer service what to do.`,
  },
  'transfer.uncertain': {
    title: msg`Your money is on its way`,
    next: msg`The studio has not confirmed it yet. It is safe: in two minutes at most it is there or back in your balance.`,
  },
  'transfer.refused': {
    title: msg`The studio did not take the money`,
    next: msg`It is back in your balance. Please try again, or play something else.`,
  },
  'transfer.elsewhere': {
    title: msg`Your money is still at another studio`,
    next: msg`That studio does not answer at present. Your money is safe there. Please try again in a minute.`,
  },
}
