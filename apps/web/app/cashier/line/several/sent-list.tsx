import type { SentLines } from '@ante/contract/cashier/line-transfers.ts'
import { Plural, Trans, useLingui } from '@lingui/react/macro'

import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Money } from '../../../ui/money.tsx'
import styles from '../line.module.css'
import { ListLines } from './list-lines.tsx'

/** What was sent, to whom, and what is left. */
export function SentList({ sent, onAgain }: { sent: SentLines; onAgain(): void }) {
  const { t } = useLingui()
  const { transfers, total, balance, currency } = sent
  const lines = transfers.map(({ other, amount }) => ({ to: other.account, amount }))
  return (
    <>
      <section className={styles.sent}>
        <span className={styles.done}>
          <Icon name="check" size={32} />
        </span>
        <output className={styles.said}>
          <span className={styles.arrived}>
            <Trans>
              <Money amount={total} currency={currency} /> is with{' '}
              <Plural value={transfers.length} one="# member" other="# members" />.
            </Trans>
          </span>
          <span className={styles.soft}>
            <Trans>
              You have <Money amount={balance} currency={currency} /> left.
            </Trans>
          </span>
        </output>
        <div className={styles.next}>
          <Button look="quiet" onClick={onAgain}>{t`Send again`}</Button>
          <ButtonLink to="/m/member/team">{t`To your team`}</ButtonLink>
        </div>
      </section>
      <ListLines lines={lines} problems={[]} currency={currency} />
    </>
  )
}
