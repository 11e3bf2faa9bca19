import { TEAM_BETS_PER_FILE, teamBetsFile } from '@ante/contract/agents/bets.ts'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'

import { saveFile } from '../../lib/calls/save-file.ts'
import type { FreshPages } from '../../lib/calls/use-fresh-pages.ts'
import { formatCount } from '../../lib/i18n/format-count.ts'
import { Later } from '../../ui/later.tsx'
import { FileButton } from '../../ui/records/file-button.tsx'
import { FilterButton, RefreshButton, Tools } from '../../ui/records/tools.tsx'
import { filterOf } from './bets-view.ts'
import type { BetsView } from './bets-view.ts'

const loadSheet = async () => (await import('./filter-sheet.tsx')).FilterSheet

interface BetToolsProps {
  view: BetsView
  isEmpty: boolean
  fresh: FreshPages
  onShow(view: BetsView): void
}

/** Actions on the list of bets: filter, download, reload. */
export function BetTools({ view, isEmpty, fresh, onShow }: BetToolsProps) {
  const { t, i18n } = useLingui()
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  const max = formatCount(TEAM_BETS_PER_FILE, i18n.locale)
  return (
    <Tools>
      <FilterButton chosen={(view.vendor ? 1 : 0) + (view.outcome === 'ALL' ? 0 : 1)} onTap={() => setOpen(true)} />
      <FileButton
        isEmpty={isEmpty}
        save={() => saveFile(teamBetsFile, filterOf(view), 'team-bets.csv')}
        note={t`The file includes up to ${max} of the latest bets.`}
      />
      <RefreshButton isRefreshing={fresh.isRefreshing} onTap={fresh.refresh} />
      <Later isRequested={open} load={loadSheet} props={{ open, view, onShow, onClose: close }} onFailure={close} />
    </Tools>
  )
}
