import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

import type { Trouble } from './queries.ts'

export interface TroubleWords {
  title: MessageDescriptor
  /** State of the money, and next steps. */
  next: MessageDescriptor
  /** Whether a retry may help. */
  mayRetry: boolean
}

/** Messages for a game that does not open. `opening` is the reopening time in the reader's time zone. */
export function troubleWords(trouble: Trouble, opening: string): TroubleWords {
  switch (trouble.code) {
    case 'vendor.closed':
    case 'vendor.restricted':
    case 'vendor.unavailable':
      return ofVendor(trouble, opening)
    case 'transfer.uncertain':
    case 'transfer.refused':
    case 'transfer.elsewhere':
      return { ...moneyWords[trouble.code], mayRetry: true }
    case 'game.real.only': {
      const { gameName } = trouble.details
      const next = msg`${gameName} is for real money only. Your play money opens many other games.`
      return { title: msg`Not with play money`, next, mayRetry: false }
    }
    case 'too.many':
      return {
        title: msg`Too many games in a short time`,
        next: msg`Please wait a moment. Nothing was taken from your balance.`,
        mayRetry: true,
      }
    default:
      return { ...plainWords[trouble.code], mayRetry: false }
  }
}

type OfVendor = Extract<Trouble, { code: `vendor.${string}` }>

function ofVendor({ code, details }: OfVendor, time: string): TroubleWords {
  const { vendorName } = details
  if (code === 'vendor.restricted') {
    const next = msg`${vendorName} does not offer its games in your country. Nothing was taken from your balance.`
    return { title: msg`Not available where you are`, next, mayRetry: false }
  }
  if (code === 'vendor.unavailable') {
    const next = msg`Nothing was taken from your balance. Please try again in a minute.`
    return { title: msg`The studio does not answer`, next, mayRetry: true }
  }
  const next = details.until
    ? msg`It opens again at ${time}. Nothing was taken from your balance.`
    : msg`It opens again as soon as possible. Nothing was taken from your balance.`
  return { title: msg`${vendorName} is closed at the moment`, next, mayRetry: true }
}

const moneyWords = {
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

const plainWords = {
  'game.not.found': {
    title: msg`This game is no longer here`,
    next: msg`It has left the lobby. There are many others like it.`,
  },
  'game.closed': {
    title: msg`This game is closed at the moment`,
    next: msg`Its studio has not opened it. Nothing was taken from your balance.`,
  },
  'account.disabled': {
    title: msg`Your account cannot play at present`,
    next: msg`Your balance is safe. Please ask customer service what to do.`,
  },
  'responsible.gaming.excluded': {
    title: msg`You’re taking a break`,
    next: msg`What you have stays yours to withdraw.`,
  },
  'responsible.gaming.loss.limit': {
    title: msg`Your loss limit is reached`,
    next: msg`You have set it yourself. Nothing was taken from your balance.`,
  },
  'responsible.gaming.session.limit': {
    title: msg`That was your time for today`,
    next: msg`You have played as long as you allow yourself today. Play goes on tomorrow.`,
  },
  'no.game': {
    title: msg`This link leads to no game`,
    next: msg`It is incomplete or out of date. Nothing was taken from your balance.`,
  },
}
