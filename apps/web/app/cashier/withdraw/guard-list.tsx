import type { WithdrawSettings } from '@ante/contract/cashier/withdrawal.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'

import { classes } from '../../lib/browser/classes.ts'
import { Link } from '../../lib/pages/router.tsx'
import { centsOf } from '../../lib/i18n/cents.ts'
import { formatMoney } from '../../lib/i18n/format-money.ts'
import { useMerchantTime } from '../../merchant/public-times.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Money } from '../../ui/money.tsx'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import way from '../parts/step-marks.module.css'
import styles from './guard-list.module.css'
import { requirementRows } from './guard-rows.ts'
import type { GuardName, GuardRowState } from './guard-rows.ts'
import type { RequirementSheets } from './guard-sheets.tsx'

/** Requirements of a withdrawal in order, with the actions to fulfil them. */
export function GuardList({ settings, sheets }: { settings: WithdrawSettings; sheets: RequirementSheets }) {
  const { t } = useLingui()
  const { naming, adding, securing } = sheets
  const rows = requirementRows(settings)
  const done = rows.filter(({ satisfied }) => satisfied).length
  const total = rows.length
  const first = rows.find(({ satisfied }) => !satisfied)
  const hasName = rows.every(({ name, satisfied }) => name !== 'name' || satisfied)
  const actions: Partial<Record<GuardName, ReactNode>> = {
    name: <Button onClick={naming.show}>{t`Set real name`}</Button>,
    // A card is added to the member's real name, which must be set first.
    card: hasName && <Button onClick={adding.show}>{t`Add bank card`}</Button>,
    pin: <Button onClick={securing.show}>{t`Set payment password`}</Button>,
    turnover: <ButtonLink to="/m/home">{t`Go to games`}</ButtonLink>,
    balance: <ButtonLink to="/m/voucherCenter">{t`Deposit`}</ButtonLink>,
  }
  return (
    <section className={styles.guards} aria-label={t`Before you can withdraw`}>
      <div className={styles.head}>
        <h2 className={styles.title}>{t`Before you can withdraw`}</h2>
        <p className={styles.count}>{t`${done} of ${total}`}</p>
      </div>
      <ol className={styles.list}>
        {rows.map((row) => (
          <GuardLine
            key={row.name}
            row={row}
            isNext={row === first}
            title={<Title name={row.name} />}
            details={<RequirementText row={row} settings={settings} />}
          >
            {!row.satisfied && row.name === 'turnover' && <TurnoverLeft settings={settings} />}
            {!row.satisfied && actions[row.name] && <div className={styles.action}>{actions[row.name]}</div>}
          </GuardLine>
        ))}
      </ol>
    </section>
  )
}

function Title({ name }: { name: GuardName }) {
  const { t } = useLingui()
  const titles: Record<GuardName, string> = {
    name: t`Real name`,
    card: t`Bank card`,
    pin: t`Payment password`,
    cooling: t`Waiting period`,
    turnover: t`Turnover`,
    times: t`Withdrawals today`,
    balance: t`Balance`,
  }
  return titles[name]
}

/** State of the requirement, in a sentence. */
function RequirementText({ row, settings }: { row: GuardRowState; settings: WithdrawSettings }) {
  const { t, i18n } = useLingui()
  const formatZonedTime = useMerchantTime()
  const { minimum, currency, remainingTransactionTimes: left, transactionTimes: times } = settings
  const min = formatMoney({ amount: minimum, currency }, i18n.locale)
  const until = row.until === null ? null : formatZonedTime(row.until)
  const open: Record<GuardName, string> = {
    name: t`As shown on your bank account.`,
    card: t`Where we send your money.`,
    pin: t`6 digits, required for every withdrawal.`,
    cooling:
      until === null
        ? t`New cards and payment passwords have a waiting period.`
        : t`New cards and payment passwords have a waiting period. You can withdraw from ${until}.`,
    turnover: t`Credited funds must be wagered first.`,
    times:
      until === null
        ? t`You’ve used all of today’s withdrawals.`
        : t`You’ve used all of today’s withdrawals. You can withdraw again from ${until}.`,
    balance: t`Minimum withdrawal ${min}.`,
  }
  const done: Record<GuardName, string> = {
    name: t`Set`,
    card: t`Added`,
    pin: t`Set`,
    cooling: t`No waiting period`,
    turnover: t`Turnover completed`,
    times: t`${left} of ${times} left`,
    balance: t`Enough to withdraw`,
  }
  return row.satisfied ? done[row.name] : open[row.name]
}

interface GuardLineProps {
  row: GuardRowState
  /** The first open requirement, to be done next. */
  isNext: boolean
  title: ReactNode
  details: ReactNode
  /** Available actions. */
  children: ReactNode
}

/** One requirement: fulfilled, next, or later. */
function GuardLine({ row: { satisfied }, isNext, title, details, children }: GuardLineProps) {
  const { t } = useLingui()
  const openStatus = isNext ? 'next' : 'open'
  return (
    <li
      className={classes(way.container, styles.guard)}
      data-status={satisfied ? 'done' : openStatus}
      aria-current={isNext ? 'step' : undefined}
    >
      <span className={classes(way.symbol, styles.symbol)}>{satisfied && <Icon name="check" size={16} />}</span>
      <div className={way.subject}>
        <p className={styles.name}>
          {title}
          <span className={styles.srOnly}>{satisfied ? t`, done` : t`, to do`}</span>
        </p>
        <p className={styles.description}>{details}</p>
        {children}
      </div>
    </li>
  )
}

/** Progress bar of the wagering requirement. */
function TurnoverLeft({ settings: { turnover, currency } }: { settings: WithdrawSettings }) {
  const { t } = useLingui()
  const { required, done, left } = turnover
  return (
    <>
      <div className={styles.bar}>
        <ProgressBar label={t`Turnover progress`} value={centsOf(done)} max={Math.max(1, centsOf(required))} />
      </div>
      <p className={styles.figures}>
        <span>
          <Trans>
            <Money amount={done} currency={currency} /> of <Money amount={required} currency={currency} />
          </Trans>
        </span>
        <span className={styles.left}>
          <Trans>
            <Money amount={left} currency={currency} /> left
          </Trans>
        </span>
      </p>
      <p className={styles.description}>
        {t`All settled rounds count, though some games count only part of the stake. Voided bets don’t count.`}
      </p>
      <Link className={styles.more} to="/m/turnover">{t`Turnover details`}</Link>
    </>
  )
}
