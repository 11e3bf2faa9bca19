import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'

import { loadPayeeNameSheet, loadPaymentPasswordSheet, securityConfig } from '../../identity/public.ts'
import { useMerchantTime } from '../../merchant/public-times.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Later } from '../../ui/later.tsx'
import { lockedTexts } from '../../ui/pin-refusal.ts'
import { useOpened } from '../../ui/use-opened.ts'
import type { Opened } from '../../ui/use-opened.ts'
import styles from './withdraw.module.css'

const loadAdd = async () => (await import('../cards/add-card-sheet.tsx')).AddCardSheet

/**
 * Sheets to fulfil requirements. They are rendered outside the list, because it disappears with the last requirement,
 * before its sheet has shown the confirmation.
 */
export interface RequirementSheets {
  naming: Opened
  adding: Opened
  securing: Opened
}

export const useGuardSheets = (): RequirementSheets => ({
  naming: useOpened(),
  adding: useOpened(),
  securing: useOpened(),
})

export function DrawnGuardSheets({ sheets: { naming, adding, securing } }: { sheets: RequirementSheets }) {
  return (
    <>
      <Later isRequested={naming.open} load={loadPayeeNameSheet} props={naming.sheet} onFailure={naming.close} />
      <Later isRequested={adding.open} load={loadAdd} props={adding.sheet} onFailure={adding.close} />
      <Later
        isRequested={securing.open}
        load={loadPaymentPasswordSheet}
        props={securing.sheet}
        onFailure={securing.close}
      />
    </>
  )
}

/** While the payment password is locked no confirmation is possible; a code unlocks it. */
export function LockedPin() {
  const { t, i18n } = useLingui()
  const formatZonedTime = useMerchantTime()
  const { data } = useQuery(securityConfig)
  const opening = useOpened()
  const until = data?.paymentPassword.lockedUntil ?? null
  if (until === null && opening.sheet.openCount === 0) return null
  return (
    <>
      {until !== null && (
        <div className={styles.locked}>
          <Alert message={i18n._(lockedTexts(formatZonedTime(until)))} />
          <Button variant="quiet" wide onClick={opening.show}>{t`Reset with a code`}</Button>
        </div>
      )}
      <Later
        isRequested={opening.open}
        load={loadPaymentPasswordSheet}
        props={opening.sheet}
        onFailure={opening.close}
      />
    </>
  )
}
