import type { Speech } from '../words/speech.ts'

export interface RefusalNotice {
  title: string
  text: string
  /** Another round may be tried. */
  mayGoOn: boolean
  mayBetLess: boolean
}

const OVER = new Set(['session.unknown', 'session.refused', 'seamless.session.expired', 'seamless.session.unknown'])

/** What a refusal means to the player, and what he can do next. */
export function refusalWords(
  code: string,
  { words, money }: Speech,
  { balance, stake }: { balance: bigint; stake: bigint },
): RefusalNotice {
  if (code === 'account.balance.not.enough') {
    const text = words.notEnoughFor(money(balance), money(stake))
    return { title: words.notEnough, text, mayGoOn: true, mayBetLess: true }
  }
  if (OVER.has(code)) {
    return { title: words.sessionOver, text: words.sessionOverWhy, mayGoOn: false, mayBetLess: false }
  }
  return { title: words.refused, text: words.refusedBecause(code), mayGoOn: true, mayBetLess: false }
}
