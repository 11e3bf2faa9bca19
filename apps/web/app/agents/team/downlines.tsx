import { downlinesFile, DOWNLINES_PER_FILE, listDownlines } from '@ante/contract/agents/downlines.ts'
import type { Downline } from '@ante/contract/agents/downlines.ts'
import { useLingui } from '@lingui/react/macro'
import { useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { useNearBottom } from '../../lib/browser/use-near-bottom.ts'
import { refusalOf } from '../../lib/calls/call-errors.ts'
import { eachOnce } from '../../lib/calls/each-once.ts'
import { saveFile } from '../../lib/calls/save-file.ts'
import { formatCount } from '../../lib/i18n/format-count.ts'
import { Later } from '../../ui/later.tsx'
import { Money } from '../../ui/money.tsx'
import { FileButton } from '../../ui/records/file-button.tsx'
import { RecordsEnd } from '../../ui/records/records-end.tsx'
import { RefreshButton, Tools } from '../../ui/records/tools.tsx'
import { Sum, TotalsLine } from '../../ui/records/totals-line.tsx'
import { TeamLine } from '../line/team-line.tsx'
import { CountedLine } from '../sums/counted-line.tsx'
import { DownlineRow } from './downline-row.tsx'
import { NoMembers } from './no-members.tsx'
import { downlinesOf } from './queries.ts'
import { filterOf, viewAddress } from './team-view.ts'
import type { TeamView } from './team-view.ts'
import { ToAll } from './to-all.tsx'
import styles from './team.module.css'

const loadSheet = async () => (await import('./downline-sheet.tsx')).DownlineSheet

interface DownlinesProps {
  view: TeamView
  onShow(view: TeamView): void
}

/** Size and balance of a team, and a row per member below. */
export function Downlines({ view, onShow }: DownlinesProps) {
  const { t, i18n } = useLingui()
  const pages = useSuspenseInfiniteQuery(downlinesOf(view))
  const [opened, setOpened] = useState<{ member: Downline; open: boolean } | null>(null)
  useNearBottom(pages.hasNextPage && !pages.isFetching && !pages.isFetchNextPageError, () => void pages.fetchNextPage())
  const isLost = refusalOf(listDownlines, pages.error)?.code === 'list.cursor.invalid'
  const [first] = pages.data.pages
  if (!first) return null
  const { line, totals, currency, countedAt } = first
  const people = eachOnce(
    pages.data.pages,
    ({ downlines }) => downlines,
    ({ memberId }) => memberId,
  )
  const isOwn = line.length < 2
  const viewBelow = (parent: string | null): TeamView => ({ ...view, parent, search: '', shown: 'ALL' })
  const max = formatCount(DOWNLINES_PER_FILE, i18n.locale)
  return (
    <>
      <TeamLine line={line} addressOf={(member) => viewAddress(viewBelow(member?.memberId ?? null))} />
      <Tools>
        <FileButton
          isEmpty={people.length === 0}
          save={() => saveFile(downlinesFile, filterOf(view), 'team.csv')}
          note={t`The file includes up to ${max} members.`}
        />
        <RefreshButton isRefreshing={pages.isRefetching} onTap={() => void pages.refetch()} />
      </Tools>
      <TotalsLine>
        <Sum label={t`Team size`}>{formatCount(totals.teamSize, i18n.locale)}</Sum>
        <Sum label={t`Team balance`}>
          <Money amount={totals.teamBalance} currency={currency} />
        </Sum>
      </TotalsLine>
      {isOwn && people.length > 0 && view.search === '' && <ToAll />}
      {people.length === 0 && !pages.hasNextPage && (
        <NoMembers view={view} isOwn={isOwn} onAll={() => onShow(viewBelow(view.parent))} />
      )}
      <ul>
        {people.map((member) => (
          <li key={member.memberId} className={styles.container}>
            <DownlineRow
              member={member}
              currency={currency}
              to={member.hasDirect ? viewAddress(viewBelow(member.memberId)) : undefined}
              onOpen={(openedMember) => setOpened({ member: openedMember, open: true })}
            />
          </li>
        ))}
      </ul>
      <RecordsEnd
        pages={isLost ? { ...pages, fetchNextPage: pages.refetch } : pages}
        isEmpty={people.length === 0}
        texts={{
          loading: t`Loading more members…`,
          failed: isLost ? t`This list has changed. Reload it.` : t`Couldn’t load more members.`,
        }}
      />
      <CountedLine at={countedAt} />
      {opened && (
        <Later
          isRequested
          load={loadSheet}
          props={{ ...opened, onClose: () => setOpened({ ...opened, open: false }) }}
          onFailure={() => setOpened(null)}
        />
      )}
    </>
  )
}
