import type { Bill } from '@ante/contract/agents/bills.ts'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'

import { Moment } from '../../ui/times.tsx'
import { formatCount } from '../../lib/i18n/format-count.ts'
import { CopyLine } from '../../ui/copy-line.tsx'
import { Money } from '../../ui/money.tsx'
import { isZero } from '../../ui/net-tone.ts'
import facts from '../../ui/records/facts.module.css'
import { Sheet } from '../../ui/sheet.tsx'
import { coveredGamesText, kindTexts, payerStateTexts, periodText, stateTexts } from './bill-texts.ts'
import { Computed } from './computed.tsx'
import styles from './dividend.module.css'

interface BillSheetProps {
  open: boolean
  bill: Bill
  currency: string
  zone: string
  onClose(): void
}

/** All details of one bill: computation, payer, and state. */
export function BillSheet({ open, bill, currency, zone, onClose }: BillSheetProps) {
  const { t, i18n } = useLingui()
  const { locale } = i18n
  const isEarner = bill.side === 'earner'
  const texts = isEarner ? stateTexts : payerStateTexts
  return (
    <Sheet open={open} title={i18n._(kindTexts[bill.kind])} onClose={onClose}>
      <p className={styles.whole}>
        <Money amount={bill.amount} currency={currency} />
      </p>
      <Computed counted={bill} currency={currency} />
      <dl className={facts.facts}>
        <Line label={t`Period`}>{periodText(bill, { locale, zone })}</Line>
        <Line label={t`Games`}>{i18n._(coveredGamesText(bill.category))}</Line>
        <Line label={t`Status`}>{i18n._(texts[bill.state])}</Line>
        {!isZero(bill.paid) && bill.paid !== bill.amount && (
          <Line label={t`Paid so far`}>
            <Money amount={bill.paid} currency={currency} />
          </Line>
        )}
        {bill.paidAt !== null && (
          <Line label={t`Paid on`}>
            <Moment at={bill.paidAt} zone={zone} exact />
          </Line>
        )}
        <Line label={isEarner ? t`Payer` : t`Paid to`}>
          <bdi>{bill.other ?? t`Company`}</bdi>
        </Line>
        <Line label={t`Active members`}>{formatCount(bill.activeMembers, locale)}</Line>
        <Line label={t`Turnover to count as active`}>
          <Money amount={bill.activeFrom} currency={currency} />
        </Line>
      </dl>
      <CopyLine label={t`Statement number`} text={bill.billId} />
    </Sheet>
  )
}

function Line({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
