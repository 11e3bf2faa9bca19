import type { StudioTranslator } from '../controls/texts/studio-texts.ts'

export interface RefusalNotice {
  title: string
  text: string
  /** Whether another round may be tried. */
  mayContinue: boolean
  mayBetLess: boolean
}

const OVER = new Set([
  'session.unknown',
  'session.refused',
  'session.key_used',
  'seamless.session.expired',
  'seamless.session.unknown',
])

/** Returns the message for a refusal, and the actions that the player has. */
export function refusalTexts(
  code: string,
  { t, money }: StudioTranslator,
  { balance, stake }: { balance: bigint; stake: bigint },
): RefusalNotice {
  if (code === 'account.balance.not.enough') {
    const text = t('notEnoughFor', { balance: money(balance), stake: money(stake) })
    return { title: t('notEnough'), text, mayContinue: true, mayBetLess: true }
  }
  if (OVER.has(code)) {
    return { title: t('sessionOver'), text: t('sessionOverHint'), mayContinue: false, mayBetLess: false }
  }
  if (code === 'round.refused_often') {
    return { title: t('refused'), text: t('tooManyRejections'), mayContinue: true, mayBetLess: false }
  }
  return { title: t('refused'), text: t('refusedBecause', { code }), mayContinue: true, mayBetLess: false }
}
