import type { SecurityConfig } from '@ante/contract/identity/security-config.ts'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'

import { useMerchantTime } from '../../../merchant/public-times.ts'
import { GuardLink, GuardRow } from './guard-row.tsx'
import type { GuardMark } from './guard-row.tsx'
import styles from './guard-row.module.css'
import { useSetMark } from './own-lines.tsx'
import { withdrawSettings } from '../queries.ts'
import type { SecuritySheet } from '../use-sheets.ts'

interface MoneyGuardsProps {
  config: SecurityConfig
  onOpen(sheet: SecuritySheet): void
}

/** Protection of the member's money against unauthorized withdrawals. */
export function MoneyGuards({ config: { paymentPassword, bankCards }, onOpen }: MoneyGuardsProps) {
  const { t } = useLingui()
  const mark = useSetMark()
  const cooling = useCooling()
  const { count, limit } = bankCards
  const { set, lockedUntil } = paymentPassword
  const moneyLock = useMoneyLock(lockedUntil, cooling.password)
  const cardHeld = useMoneyLock(null, cooling.card)
  return (
    <ul className={styles.list}>
      <GuardRow
        path="pin"
        title={t`Payment password`}
        mark={moneyLock?.mark ?? mark(set)}
        onOpen={() => onOpen('paymentPassword')}
      >
        {moneyLock?.text ?? (set ? t`Required for every withdrawal` : t`6 digits for your withdrawals`)}
      </GuardRow>
      <GuardLink to="/m/bankCards" path="card" title={t`Bank cards`} mark={cardHeld?.mark ?? mark(count > 0)}>
        {cardHeld?.text ?? (count > 0 ? t`${count} of ${limit}` : t`Where we send your withdrawals`)}
      </GuardLink>
    </ul>
  )
}

/** End of the cooling-off periods after a change of the payment password and for the newest card. */
function useCooling(): { password: string | null; card: string | null } {
  // Not suspended, so that the rest of the page does not wait for the cashier.
  const { data } = useQuery(withdrawSettings)
  const cards = data?.cards.flatMap(({ coolingUntil }) => coolingUntil ?? []) ?? []
  const [card = null] = cards.sort().slice(-1)
  const until = data?.guards.find(({ code, satisfied }) => code === 'cooling.off' && !satisfied)?.until ?? null
  return { password: until !== null && !cards.includes(until) ? until : null, card }
}

function useMoneyLock(
  lockedUntil: string | null,
  coolingUntil: string | null,
): { mark: GuardMark; text: string } | null {
  const { t } = useLingui()
  const formatZonedTime = useMerchantTime()
  if (lockedUntil !== null) {
    const until = formatZonedTime(lockedUntil)
    return { mark: { tone: 'held', text: t`Locked` }, text: t`Unlocks at ${until}` }
  }
  if (coolingUntil === null) return null
  const until = formatZonedTime(coolingUntil)
  return { mark: { tone: 'held', text: t`Waiting period` }, text: t`Withdrawals from ${until}` }
}
