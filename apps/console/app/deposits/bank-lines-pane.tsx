import { ignoreBankLine } from '@ante/contract/console/bank-lines.ts'
import type { BankLine } from '@ante/contract/console/bank-lines.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Landmark, X } from 'lucide-react'

import { useMayCall } from '../lib/session.ts'
import { useSite } from '../lib/site.ts'
import { useLiveQueue } from '../lib/use-live-queue.ts'
import { Button } from '../ui/button.tsx'
import { ListView } from '../ui/list-view.tsx'
import panel from '../ui/side-panel.module.css'
import { Empty } from '../ui/states.tsx'
import { BankLineItem } from './bank-line-item.tsx'
import { linesQuery } from './deposit-queries.ts'
import styles from './deposits.module.css'

const NONE: readonly BankLine[] = []

interface BankLinesPaneProps {
  /** Whether a narrow page shows the lines; a wide one always does. */
  isShown: boolean
  onClose(): void
}

/** Bank lines that are not matched with a deposit yet: beside the claims, on a narrow page in front of them. */
export function BankLinesPane({ isShown, onClose }: BankLinesPaneProps) {
  const { t } = useLingui()
  const { code: merchant, zone } = useSite()
  const canChange = useMayCall(merchant)(ignoreBankLine)
  const query = useQuery(linesQuery(merchant))
  const { rows } = useLiveQueue('bank-lines', query, {
    rows: query.data?.lines ?? NONE,
    open: undefined,
    next: undefined,
    filter: {},
    updateShown: query.refetch,
  })
  return (
    <aside className={`${panel.panel} ${isShown ? '' : styles.wideOnly}`} aria-label={t`Bank lines`}>
      <header className={panel.head}>
        <h2 className={panel.title}>
          <Trans>Open bank lines</Trans>
        </h2>
        <span className={styles.narrowOnly}>
          <Button kind="quiet" size="small" isIcon aria-label={t`Close panel`} onPress={onClose}>
            <X size={15} aria-hidden />
          </Button>
        </span>
      </header>
      <ListView query={query} zone={zone}>
        {({ next }) =>
          rows.length === 0 ? (
            <Empty icon={Landmark} title={t`No open bank lines`}>
              {t`Import a statement of your bank to match it with the claims.`}
            </Empty>
          ) : (
            <ul className={styles.lines}>
              {rows.map((line) => (
                <BankLineItem key={line.id} line={line} canChange={canChange} />
              ))}
              {next !== null && <li>{t`Older lines are suggested with their claims.`}</li>}
            </ul>
          )
        }
      </ListView>
    </aside>
  )
}
