import { depositRecordsFile, DEPOSITS_PER_FILE } from '@ante/contract/cashier/deposit-records.ts'
import { useLingui } from '@lingui/react/macro'

import { saveFile } from '../../../lib/calls/save-file.ts'
import { formatCount } from '../../../lib/i18n/format-count.ts'
import { FileButton } from '../../../ui/records/file-button.tsx'
import { RefreshButton, Tools } from '../../../ui/records/tools.tsx'
import { filterOf } from '../../records/money-view.ts'
import type { MoneyView } from '../../records/money-view.ts'

interface DepositToolsProps {
  view: MoneyView
  deposits: number
  pages: { isRefetching: boolean; refetch(): Promise<unknown> }
}

/** Actions on the records: download, reload. */
export function DepositTools({ view, deposits, pages }: DepositToolsProps) {
  const { t, i18n } = useLingui()
  const max = formatCount(DEPOSITS_PER_FILE, i18n.locale)
  return (
    <Tools>
      <FileButton
        isEmpty={deposits === 0}
        save={() => saveFile(depositRecordsFile, filterOf(view), 'deposits.csv')}
        note={
          deposits > DEPOSITS_PER_FILE
            ? t`The file includes the latest ${max} deposits. Choose a shorter period for the rest.`
            : undefined
        }
      />
      <RefreshButton isRefreshing={pages.isRefetching} onTap={() => void pages.refetch()} />
    </Tools>
  )
}
