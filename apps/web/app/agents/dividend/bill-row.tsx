import type { Bill } from '@ante/contract/agents/bills.ts'
import { useLingui } from '@lingui/react/macro'

import { classes } from '../../lib/browser/classes.ts'
import { Icon } from '../../ui/icon.tsx'
import { Money } from '../../ui/money.tsx'
import entry from '../../ui/records/entry.module.css'
import { kindTexts, payerStateTexts, periodText, stateTone, stateTexts } from './bill-texts.ts'
import styles from './dividend.module.css'

interface BillRowProps {
  bill: Bill
  currency: string
  zone: string
  onTap(): void
}

/** One bill: subject, period, amount, and state. */
export function BillRow({ bill, currency, zone, onTap }: BillRowProps) {
  const { i18n } = useLingui()
  const texts = bill.side === 'earner' ? stateTexts : payerStateTexts
  return (
    <button type="button" className={classes(entry.line, styles.line)} aria-haspopup="dialog" onClick={onTap}>
      <span className={entry.subject}>
        <span className={entry.name}>{i18n._(kindTexts[bill.kind])}</span>
        {bill.side === 'payer' && (
          <span className={entry.soft}>
            <bdi>{bill.other}</bdi>
          </span>
        )}
        <span className={entry.soft}>{periodText(bill, { locale: i18n.locale, zone })}</span>
      </span>
      <span className={entry.result}>
        <span className={styles.amount}>
          <Money amount={bill.amount} currency={currency} />
        </span>
        <span className={styles.state} data-tone={stateTone(bill.state)}>
          {i18n._(texts[bill.state])}
        </span>
      </span>
      <Icon name="chevron" size={16} turns />
    </button>
  )
}
