import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'

import { cursorOf, savedSearch } from '../lib/pages.ts'
import { useSite } from '../lib/site.ts'
import { useLiveQueue } from '../lib/use-live-queue.ts'
import { useOpenRow } from '../lib/use-open-row.ts'
import { useUpdateShown } from '../lib/use-update-shown.ts'
import { useNeighbour } from '../lib/use-neighbour.ts'
import { Button } from '../ui/button.tsx'
import { hiddenColumns } from '../ui/columns-menu.tsx'
import { QueuePage } from '../ui/queue-page.tsx'
import { BankLinesPane } from './bank-lines-pane.tsx'
import { useDepositColumns } from './deposit-columns.tsx'
import { DepositFilters } from './deposit-filters.tsx'
import { DepositPanel } from './deposit-panel.tsx'
import { claimQuery, queueQuery, shownQueue } from './deposit-queries.ts'
import { tabText } from './deposit-texts.ts'
import styles from './deposits.module.css'
import { ImportButton } from './import-button.tsx'

const route = getRouteApi('/in/m/$merchant/deposits')

/** Tabs with deposits that await staff come first. */
const TABS = ['claims', 'problems', 'waiting', 'expired', 'failed', 'cancelled', 'credited'] as const
const ENDED: readonly string[] = ['expired', 'failed', 'cancelled', 'credited']
/** Tabs whose deposits have different states. */
const MIXED: readonly string[] = ['waiting', 'failed', 'problems']

/** The claims of a merchant, with the bank lines beside them. The row after the open one is prefetched. */
export function DepositQueue() {
  const { t } = useLingui()
  const { code: merchant, zone } = useSite()
  const search = route.useSearch()
  const { tab = 'claims', page, open: addressed, hide, sort, ...filter } = search
  const navigate = route.useNavigate()
  const [open, show] = useOpenRow(
    addressed,
    (id) => void navigate({ search: (previous) => ({ ...previous, open: id }), replace: true }),
  )
  const queue = [merchant, { tab, sort, ...filter }, cursorOf(page)] as const
  const query = useQuery(queueQuery(...queue))
  const { deposits = [], reasons = [], channels = [], next: following } = query.data ?? {}
  const { rows, currentRows, added, openRow } = useLiveQueue(`deposits.${tab}`, query, {
    rows: deposits,
    open,
    next: following,
    filter,
    updateShown: useUpdateShown(shownQueue(...queue)),
  })
  const isEnded = ENDED.includes(tab)
  const columns = useDepositColumns(zone, isEnded)
  const next = useNeighbour(currentRows, open, (id) => claimQuery(merchant, id))
  const isOfClaims = tab === 'claims'
  const [showsLines, setShowsLines] = useState(false)
  return (
    <QueuePage
      name="deposits"
      title={t`Deposits`}
      tabs={TABS}
      tabText={tabText}
      tab={tab}
      isEnded={isEnded}
      query={query}
      rows={rows}
      added={added}
      columns={columns}
      hidden={[...hiddenColumns(hide), ...(MIXED.includes(tab) ? [] : ['state'])]}
      zone={zone}
      search={search}
      onChange={(changed) => void navigate({ search: (previous) => ({ ...previous, ...changed }) })}
      onSearch={(found) => void navigate({ search: savedSearch<typeof search>(found) })}
      open={open}
      onOpen={show}
      actions={
        <>
          <span className={styles.narrowOnly}>
            <Button onPress={() => setShowsLines(true)}>
              <Trans>Bank lines</Trans>
            </Button>
          </span>
          <ImportButton />
        </>
      }
      filters={
        <DepositFilters
          filter={filter}
          channels={channels}
          onChange={(changed) =>
            void navigate({ search: (previous) => ({ ...previous, ...changed, page: undefined, open: undefined }) })
          }
        />
      }
      panel={
        open === undefined ? (
          <BankLinesPane isShown={showsLines} onClose={() => setShowsLines(false)} />
        ) : (
          <DepositPanel
            key={open}
            id={open}
            row={openRow}
            reasons={reasons}
            onClose={() => show(undefined)}
            onDone={() => show(next)}
          />
        )
      }
      empty={{
        title: isOfClaims ? t`Nothing to match` : t`No deposits`,
        text: isOfClaims ? t`New claims appear here.` : t`Choose another state, or clear the filters.`,
      }}
    />
  )
}
