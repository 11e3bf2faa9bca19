import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

import type { LaunchProblem } from './queries.ts'

export interface ProblemTexts {
  title: MessageDescriptor
  /** State of the money, and next steps. */
  next: MessageDescriptor
  /** Whether a retry may help. */
  mayRetry: boolean
}

/** Messages for a game that does not open. `opening` is the reopening time in the reader's time zone. */
export function problemTexts(problem: LaunchProblem, opening: string): ProblemTexts {
  switch (problem.code) {
    case 'vendor.closed':
    case 'vendor.restricted':
    case 'vendor.unavailable':
      return ofVendor(problem, opening)
    case 'transfer.uncertain':
    case 'transfer.refused':
    case 'transfer.elsewhere':
      return { ...moneyTexts[problem.code], mayRetry: true }
    case 'game.real.only': {
      const { gameName } = problem.details
      const next = msg`${gameName} is real money only. You can play many other games with play money.`
      return { title: msg`Not available with play money`, next, mayRetry: false }
    }
    case 'too.many':
      return {
        title: msg`Too many games opened`,
        next: msg`Wait a moment, then try again. Nothing was taken from your balance.`,
        mayRetry: true,
      }
    default:
      return { ...plainTexts[problem.code], mayRetry: false }
  }
}

type OfVendor = Extract<LaunchProblem, { code: `vendor.${string}` }>

function ofVendor({ code, details }: OfVendor, time: string): ProblemTexts {
  const { vendorName } = details
  if (code === 'vendor.restricted') {
    const next = msg`${vendorName} isn’t available in your country. Nothing was taken from your balance.`
    return { title: msg`Not available in your location`, next, mayRetry: false }
  }
  if (code === 'vendor.unavailable') {
    const next = msg`Nothing was taken from your balance. Please try again in a minute.`
    return { title: msg`The provider isn’t responding`, next, mayRetry: true }
  }
  const next = details.until
    ? msg`It reopens at ${time}. Nothing was taken from your balance.`
    : msg`It’ll reopen as soon as possible. Nothing was taken from your balance.`
  return { title: msg`${vendorName} is closed right now`, next, mayRetry: true }
}

const moneyTexts = {
  'transfer.uncertain': {
    title: msg`Transfer pending`,
    next: msg`The provider hasn’t confirmed it yet. Your money is safe: within 2 minutes it’ll arrive or be back in your balance.`,
  },
  'transfer.refused': {
    title: msg`The provider declined the transfer`,
    next: msg`It’s back in your balance. Please try again, or play something else.`,
  },
  'transfer.elsewhere': {
    title: msg`Your money is still with another provider`,
    next: msg`That provider isn’t responding. Your money is safe there. Please try again in a minute.`,
  },
}

const plainTexts = {
  'game.not.found': {
    title: msg`This game is no longer available`,
    next: msg`It’s been removed from the lobby. Try a similar game.`,
  },
  'game.closed': {
    title: msg`This game is closed right now`,
    next: msg`The provider hasn’t opened it. Nothing was taken from your balance.`,
  },
  'account.disabled': {
    title: msg`Your account can’t play right now`,
    next: msg`Your balance is safe. Contact customer service for help.`,
  },
  'responsible.gaming.excluded': {
    title: msg`You’re taking a break`,
    next: msg`You can still withdraw your balance.`,
  },
  'responsible.gaming.loss.limit': {
    title: msg`Loss limit reached`,
    next: msg`You set this limit yourself. Nothing was taken from your balance.`,
  },
  'responsible.gaming.session.limit': {
    title: msg`Daily time limit reached`,
    next: msg`You’ve reached your time limit for today. You can play again tomorrow.`,
  },
  'no.game': {
    title: msg`Game not found`,
    next: msg`The link is incomplete or out of date. Nothing was taken from your balance.`,
  },
}
