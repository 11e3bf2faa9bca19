import type { VendorTransfer } from '@ante/contract/wallet/vendor-transfer.ts'
import { Trans, useLingui } from '@lingui/react/macro'

import { Moment } from '../../ui/times.tsx'
import { useMerchant } from '../../merchant/public.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Money } from '../../ui/money.tsx'
import { stageOf, stageTexts } from './states.ts'
import styles from './transfer.module.css'
import { useEnds } from './use-ends.ts'

/** The latest transfers with their states; all older ones are in the account record. */
export function History({ transfers }: { transfers: readonly VendorTransfer[] }) {
  const { t } = useLingui()
  return (
    <section aria-label={t`Recent transfers`}>
      <h2 className={styles.title}>{t`Recent transfers`}</h2>
      {transfers.length === 0 ? (
        <p className={styles.empty}>{t`No transfers between your wallets yet.`}</p>
      ) : (
        <>
          <ul>
            {transfers.map((transfer) => (
              <li key={transfer.transferId}>
                <Line transfer={transfer} />
              </li>
            ))}
          </ul>
          <ButtonLink
            variant="quiet"
            wide
            to="/m/transaction/record?group=transfer&days=month"
          >{t`See last 30 days`}</ButtonLink>
        </>
      )}
    </section>
  )
}

function Line({ transfer }: { transfer: VendorTransfer }) {
  const { i18n } = useLingui()
  const { zone } = useMerchant()
  const { from, to } = useEnds(transfer)
  const stage = stageOf(transfer)
  return (
    <div className={styles.line}>
      <span className={styles.subject}>
        <span className={styles.actions}>
          <Trans>
            <bdi>{from}</bdi> to <bdi>{to}</bdi>
          </Trans>
        </span>
        <span className={styles.soft}>
          <Moment at={transfer.beganAt} zone={zone} />
        </span>
      </span>
      <span className={styles.result}>
        <Money amount={transfer.amount} currency={transfer.currency} />
        <span className={styles.stage} data-stage={stage}>
          {i18n._(stageTexts[stage])}
        </span>
      </span>
    </div>
  )
}
