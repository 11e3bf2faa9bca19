import { playRecordsFile, RECORDS_PER_FILE } from '@ante/contract/launch/play-records.ts'
import type { PlayRecords } from '@ante/contract/launch/play-records.ts'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'

import { saveFile } from '../../lib/calls/save-file.ts'
import type { FreshPages } from '../../lib/calls/use-fresh-pages.ts'
import { formatCount } from '../../lib/i18n/format-count.ts'
import { Later } from '../../ui/later.tsx'
import { FileButton } from '../../ui/records/file-button.tsx'
import { FilterButton, RefreshButton, Tools as Row } from '../../ui/records/tools.tsx'
import { filterOf } from './record-view.ts'
import type { RecordView } from './record-view.ts'

const loadSheet = async () => (await import('./filter-sheet.tsx')).FilterSheet

interface ToolsProps {
  view: RecordView
  vendors: PlayRecords['vendors']
  rounds: number
  fresh: FreshPages
  onShow(view: RecordView): void
}

/** Actions on the records: filter, download, reload. */
export function Tools({ view, vendors, rounds, fresh, onShow }: ToolsProps) {
  const { t, i18n } = useLingui()
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  const max = formatCount(RECORDS_PER_FILE, i18n.locale)
  return (
    <Row>
      <FilterButton chosen={(view.vendor ? 1 : 0) + (view.outcome === 'ALL' ? 0 : 1)} onTap={() => setOpen(true)} />
      <FileButton
        isEmpty={rounds === 0}
        save={() => saveFile(playRecordsFile, filterOf(view), 'rounds.csv')}
        note={
          rounds > RECORDS_PER_FILE
            ? t`The file includes the latest ${max} rounds. Choose a shorter period for the rest.`
            : undefined
        }
      />
      <RefreshButton
        isRefreshing={fresh.isRefreshing}
        newerLabel={fresh.hasNewer ? t`Refresh to see newer rounds` : undefined}
        onTap={fresh.refresh}
      />
      <Later
        isRequested={open}
        load={loadSheet}
        props={{ open, view, vendors, onShow, onClose: close }}
        onFailure={close}
      />
    </Row>
  )
}
