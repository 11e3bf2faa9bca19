import type { Withdrawal } from '@ante/contract/cashier/withdrawal.ts'
import { useLingui } from '@lingui/react/macro'

import { formatMoment } from '../../lib/words/format.ts'
import type { MoneyStep } from '../parts/step-list.tsx'
import { stateNotes, stateWords } from './state-words.ts'
import { withdrawalPlaces } from './withdrawal-steps.ts'

/** The steps in words; where it is now says what happens, the end when it should be there. */
export function useWithdrawalSteps(withdrawal: Withdrawal): MoneyStep[] {
  const { t, i18n } = useLingui()
  const { expectedAt } = withdrawal
  const expected = expectedAt === null ? null : formatMoment(Date.parse(expectedAt), i18n.locale)
  return withdrawalPlaces(withdrawal).map(({ state, place, at, reason }) => {
    const told = place === 'now' || place === 'ended' || (place === 'done' && state === 'SUCCESS')
    const note = told ? [reason, i18n._(stateNotes[state])].filter(Boolean).join(' ') : reason
    const awaited = state === 'SUCCESS' && place === 'ahead' && expected !== null ? t`Expected by ${expected}` : ''
    return { id: state, place, title: i18n._(stateWords[state]), at, note: note || awaited }
  })
}
