import type { PlayRecordDetail } from '@ante/contract/launch/play-record-detail.ts'
import { useLingui } from '@lingui/react/macro'

import { useMerchant } from '../../merchant/public.ts'
import { Button } from '../../ui/button.tsx'
import { CopyLine, useCopy } from '../../ui/copy-line.tsx'
import styles from './record-sheet.module.css'
import { supportText } from './support-text.ts'

/** Ids of the round at the vendor, in the ledger and for support. */
export function Ids({ detail }: { detail: PlayRecordDetail }) {
  const { t } = useLingui()
  const { merchantCode } = useMerchant()
  const copy = useCopy()
  const { record, movements } = detail
  return (
    <section className={styles.ids} aria-label={t`Round references`}>
      <h3 className={styles.title}>{t`Round references`}</h3>
      <CopyLine label={t`Round`} text={record.roundId} />
      {movements.map(({ transactionId, reference }) => (
        <CopyLine key={reference} label={t`Transaction ${reference}`} text={transactionId} />
      ))}
      <Button variant="quiet" wide onClick={() => void copy(supportText(detail, merchantCode))}>
        {t`Copy for customer service`}
      </Button>
    </section>
  )
}
