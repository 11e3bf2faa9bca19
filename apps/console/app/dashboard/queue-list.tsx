import type { DashboardFigures, QueueName } from '@ante/contract/console/dashboard.ts'
import { QUEUE_COUNT_LIMIT } from '@ante/contract/console/dashboard.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { LinkProps } from '@tanstack/react-router'

import { countText as grouped } from '../lib/amounts.ts'
import { relativeText } from '../lib/times.ts'
import styles from './dashboard.module.css'
import { queueText } from './figure-texts.ts'

/** Screens of the queues; some queues have none. */
const SCREENS: Partial<Record<QueueName, LinkProps>> = {
  withdrawals: { to: '/m/$merchant/withdrawals', search: {} },
  deposits: { to: '/m/$merchant/deposits', search: {} },
  depositProblems: { to: '/m/$merchant/deposits', search: { tab: 'problems' } },
  chats: { to: '/m/$merchant/support', search: { list: 'all', kind: 'chat' } },
  feedback: { to: '/m/$merchant/support', search: { list: 'all', kind: 'feedback' } },
  approvals: { to: '/m/$merchant/approvals', search: {} },
}

interface QueueListProps extends Pick<DashboardFigures, 'queues'> {
  merchant: string
}

/** Number of waiting items of each queue, with the age of the oldest. */
export function QueueList({ queues, merchant }: QueueListProps) {
  const { t } = useLingui()
  return (
    <section className={styles.panel} aria-label={t`Waiting`}>
      <header className={styles.panelHead}>
        <h2>
          <Trans>Waiting</Trans>
        </h2>
      </header>
      <ul className={styles.queues}>
        {queues.map(({ name, count, oldestAt }) => (
          <li key={name} className={styles.queue}>
            <QueueTitle list={SCREENS[name]} merchant={merchant} name={t(queueText[name])} />
            <span className={styles.oldest}>{oldestAt !== null && <Trans>oldest {relativeText(oldestAt)}</Trans>}</span>
            <b className={count > 0 ? styles.count : styles.none}>{countText(count)}</b>
          </li>
        ))}
      </ul>
    </section>
  )
}

function QueueTitle({ list, merchant, name }: { list: LinkProps | undefined; merchant: string; name: string }) {
  return list === undefined ? (
    <span>{name}</span>
  ) : (
    <Link {...list} params={{ merchant }}>
      {name}
    </Link>
  )
}

const countText = (count: number) => (count > QUEUE_COUNT_LIMIT ? `${grouped(QUEUE_COUNT_LIMIT)}+` : grouped(count))
