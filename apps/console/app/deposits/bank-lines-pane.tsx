import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Landmark, Upload } from 'lucide-react'
import { useState } from 'react'

import { useMay } from '../lib/session.ts'
import { useSite } from '../lib/site.ts'
import { Button } from '../ui/button.tsx'
import { ListView } from '../ui/list-view.tsx'
import { Overlay } from '../ui/overlay.tsx'
import panel from '../ui/side-panel.module.css'
import { Empty } from '../ui/states.tsx'
import { BankLineItem } from './bank-line-item.tsx'
import { linesQuery } from './deposit-queries.ts'
import styles from './deposits.module.css'
import { ImportForm } from './import-form.tsx'

/** Bank lines that are not matched with a deposit yet, beside the claims. */
export function BankLinesPane() {
  const { t } = useLingui()
  const { code: merchant, zone } = useSite()
  const canChange = useMay(merchant)('cashier.deposit.update')
  const query = useQuery(linesQuery(merchant))
  const [isImporting, setImporting] = useState(false)
  return (
    <aside className={panel.panel} aria-label={t`Bank lines`}>
      <header className={panel.head}>
        <h2 className={panel.title}>
          <Trans>Open bank lines</Trans>
        </h2>
        {canChange && (
          <Button size="small" onPress={() => setImporting(true)}>
            <Upload size={14} aria-hidden />
            <Trans>Import</Trans>
          </Button>
        )}
      </header>
      <ListView query={query} zone={zone}>
        {({ lines, next }) =>
          lines.length === 0 ? (
            <Empty icon={Landmark} title={t`No open bank lines`}>
              {t`Import a statement of your bank to match it with the claims.`}
            </Empty>
          ) : (
            <ul className={styles.lines}>
              {lines.map((line) => (
                <BankLineItem key={line.id} line={line} canChange={canChange} />
              ))}
              {next !== null && <li>{t`Older lines are suggested with their claims.`}</li>}
            </ul>
          )
        }
      </ListView>
      <Overlay title={t`Import a bank statement`} isOpen={isImporting} onClose={() => setImporting(false)}>
        <ImportForm onClose={() => setImporting(false)} />
      </Overlay>
    </aside>
  )
}
