import type { BillToPay, Dividends } from '@ante/contract/agents/bills.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useId, useState } from 'react'

import { Percent } from '../../ui/percent.tsx'
import { Moment } from '../../ui/times.tsx'
import { classes } from '../../lib/browser/classes.ts'
import { formatCount } from '../../lib/i18n/format-count.ts'
import { Button } from '../../ui/button.tsx'
import { Later } from '../../ui/later.tsx'
import { List } from '../../ui/list.tsx'
import { Money } from '../../ui/money.tsx'
import { Net } from '../../ui/net.tsx'
import { isZero } from '../../ui/net-tone.ts'
import { Sum, TotalsLine } from '../../ui/records/totals-line.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { Figure } from '../sums/team-figures.tsx'
import sums from '../sums/team-figures.module.css'
import { coveredGamesText, kindTexts, payerStateTexts, stateTone } from './bill-texts.ts'
import styles from './dividend.module.css'

const loadDisburseSheet = async () => (await import('./disburse-sheet.tsx')).DisburseSheet

/** Amounts owed to direct downlines, each with a pay button. */
export function ToPay({ dividends }: { dividends: Dividends }) {
  const { t } = useLingui()
  const { toPay, toPayTotal, balance, currency, zone } = dividends
  const [paying, setPaying] = useState<{ bill: BillToPay; open: boolean } | null>(null)
  return (
    <>
      {toPay.length > 0 && (
        <TotalsLine>
          <Sum label={t`To pay`}>
            <Money amount={toPayTotal} currency={currency} />
          </Sum>
          <Sum label={t`Main wallet`}>
            <Money amount={balance} currency={currency} />
          </Sum>
        </TotalsLine>
      )}
      <List
        items={toPay}
        empty={
          <EmptyState picture="/pictures/states/contract.svg" title={t`Nothing to pay`}>
            {t`Your downlines’ dividends appear here two hours after each half-month ends.`}
          </EmptyState>
        }
      >
        {(bill) => (
          <OwedBill
            key={bill.bill_id}
            bill={bill}
            currency={currency}
            zone={zone}
            onPay={() => setPaying({ bill, open: true })}
          />
        )}
      </List>
      {paying && (
        <Later
          key={paying.bill.bill_id}
          isRequested
          load={loadDisburseSheet}
          props={{
            open: paying.open,
            bill: paying.bill,
            balance,
            currency,
            onClose: () => setPaying({ ...paying, open: false }),
          }}
          onFailure={() => setPaying(null)}
        />
      )}
    </>
  )
}

interface OwedBillProps {
  bill: BillToPay
  currency: string
  zone: string
  onPay(): void
}

function OwedBill({ bill, currency, zone, onPay }: OwedBillProps) {
  const { t, i18n } = useLingui()
  const { locale } = i18n
  const id = useId()
  return (
    <li className={styles.card}>
      <header className={styles.head}>
        <div className={styles.subject}>
          <span className={styles.title}>
            <bdi id={`${id}-name`}>{bill.beneficiary_name}</bdi>
          </span>
          <span className={styles.soft}>
            {`${i18n._(kindTexts[bill.kind])}, ${i18n._(coveredGamesText(bill.category))}, `}
            <Moment at={bill.create_date} zone={zone} />
          </span>
        </div>
        <div className={styles.result}>
          <span className={styles.income}>
            <Money amount={bill.amount} currency={currency} />
          </span>
          <span className={styles.state} data-tone={stateTone(bill.state)}>
            {i18n._(payerStateTexts[bill.state])}
          </span>
        </div>
      </header>
      <dl className={classes(sums.figures, styles.figures)}>
        <Figure label={t`Team turnover`}>
          <Money amount={bill.team_bet} currency={currency} />
        </Figure>
        <Figure label={t`Active members`}>{formatCount(bill.active_member, locale)}</Figure>
        {bill.kind === 'dividend' && (
          <Figure label={t`Team result`}>
            <Net amount={bill.team_profit} currency={currency} />
          </Figure>
        )}
        {bill.contract_rate !== null && (
          <Figure label={t`Dividend rate`}>
            <Percent rate={bill.contract_rate} />
          </Figure>
        )}
      </dl>
      <div className={styles.foot}>
        <span className={styles.soft}>
          {!isZero(bill.paid) && (
            <Trans>
              <Money amount={bill.paid} currency={currency} /> already paid.
            </Trans>
          )}
        </span>
        {/* The label begins with the visible text, so that speech input finds the button by it. */}
        <Button id={`${id}-pay`} aria-labelledby={`${id}-pay ${id}-name`} onClick={onPay}>{t`Pay out`}</Button>
      </div>
    </li>
  )
}
