import type { Withdrawal } from '@ante/contract/cashier/withdrawal.ts'
import { useLingui } from '@lingui/react/macro'

import { formatTime } from '../../lib/words/format.ts'
import { isolated } from '../../lib/words/isolated.ts'
import { useMerchant } from '../../merchant/public.ts'
import type { MoneyStep } from '../parts/step-list.tsx'
import { stateNotes, stateWords } from './state-words.ts'
import { withdrawalPlaces } from './withdrawal-steps.ts'

/** The steps in words; where it is now says what happens, the end when it should be there. */
export function useWithdrawalSteps(withdrawal: Withdrawal): MoneyStep[] {
  const { t, i18n } = useLingui()
  const { zone } = useMerchant()
  const { expectedAt } = withdrawal
  const expected = expectedAt === null ? null : formatTime(expectedAt, i18n.locale, zone)
  return withdrawalPlaces(withdrawal).map(({ state, place, at, reason }) => {
    const said = isolated(reason)
    const told = place === 'now' || place === 'ended' || (place === 'done' && state === 'SUCCESS')
    const note = told ? [said, i18n._(stateNotes[state])].filter(Boolean).join(' ') : said
    const awaited = state === 'SUCCESS' && place === 'ahead' && expected !== null ? t`Expected by ${expected}` : ''
    return { id: state, place, title: i18n._(stateWords[state]), at, note: note || awaited }
  })
}
