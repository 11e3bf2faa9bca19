import { teamProfitFile, TEAM_PROFIT_PER_FILE } from '@ante/contract/agents/team-profit-file.ts'
import { useLingui } from '@lingui/react/macro'
import { useSuspenseInfiniteQuery } from '@tanstack/react-query'

import { useNearBottom } from '../../lib/browser/use-near-bottom.ts'
import { eachOnce } from '../../lib/calls/each-once.ts'
import { saveFile } from '../../lib/calls/save-file.ts'
import { formatCount } from '../../lib/i18n/format-count.ts'
import { useFlag } from '../../merchant/public.ts'
import { FileButton } from '../../ui/records/file-button.tsx'
import { RecordsEnd } from '../../ui/records/records-end.tsx'
import { RefreshButton, Tools } from '../../ui/records/tools.tsx'
import { TeamLine } from '../line/team-line.tsx'
import { CountedLine } from '../sums/counted-line.tsx'
import { CategoryChips } from './category-chips.tsx'
import { MemberCard } from './member-card.tsx'
import { NoDownlines } from './no-downlines.tsx'
import { rowsOfCategory } from './rows-of-category.ts'
import { betsAddress, filterOf, viewAddress } from './profit-view.ts'
import type { ProfitView } from './profit-view.ts'
import { teamProfit } from './queries.ts'
import { TeamCard } from './team-card.tsx'
import styles from './team-profit.module.css'

interface TeamProfitProps {
  view: ProfitView
  onShow(view: ProfitView): void
}

/** The team's total, its head alone, and a card per direct downline. */
export function TeamProfit({ view, onShow }: TeamProfitProps) {
  const { t, i18n } = useLingui()
  const mayBets = useFlag('TEAMBETTING3')
  const pages = useSuspenseInfiniteQuery(teamProfit(view))
  useNearBottom(pages.hasNextPage && !pages.isFetching && !pages.isFetchNextPageError, () => void pages.fetchNextPage())
  const [first] = pages.data.pages
  if (!first) return null
  const { line, summary, ownSums: alone, currency, countedAt } = first
  const head = line[line.length - 1]
  const rows = eachOnce(
    pages.data.pages,
    (page) => page.rows,
    ({ memberId }) => memberId,
  )
  const { category } = view
  const viewBelow = (parent: string | null): ProfitView => ({ ...view, parent, search: '' })
  const betsOf = (parent: string, account?: string) => (mayBets ? betsAddress(view, { parent, account }) : undefined)
  const max = formatCount(TEAM_PROFIT_PER_FILE, i18n.locale)
  return (
    <>
      <TeamLine line={line} addressOf={(member) => viewAddress(viewBelow(member?.memberId ?? null))} />
      <Tools>
        <FileButton
          isEmpty={rows.length === 0}
          save={() => saveFile(teamProfitFile, filterOf(view), 'team-profit.csv')}
          note={t`The file includes up to ${max} members.`}
        />
        <RefreshButton isRefreshing={pages.isRefetching} onTap={() => void pages.refetch()} />
      </Tools>
      <CategoryChips
        categories={summary.categories}
        chosen={category}
        onChoose={(next) => onShow({ ...view, category: next })}
      />
      <TeamCard
        title={t`Team of ${head?.customerName ?? ''}`}
        sums={rowsOfCategory(summary, category)}
        currency={currency}
      >
        <CountedLine at={countedAt} />
      </TeamCard>
      {head && alone && view.search === '' && (
        <MemberCard
          member={head}
          sums={rowsOfCategory(alone, category)}
          currency={currency}
          bets={betsOf(head.memberId, head.customerName)}
          isAlone
        />
      )}
      <h2 className={styles.heading}>{t`Direct downlines`}</h2>
      {rows.length === 0 && (
        <NoDownlines
          isOwn={line.length < 2}
          isSearched={view.search !== ''}
          onAll={() => onShow(viewBelow(view.parent))}
        />
      )}
      <ul>
        {rows.map((row) => (
          <li key={row.memberId} className={styles.container}>
            <MemberCard
              member={row}
              sums={rowsOfCategory(row, category)}
              currency={currency}
              bets={betsOf(row.memberId)}
              to={row.hasDirect ? viewAddress(viewBelow(row.memberId)) : undefined}
            />
          </li>
        ))}
      </ul>
      <RecordsEnd
        pages={pages}
        isEmpty={rows.length === 0}
        texts={{ loading: t`Loading more members…`, failed: t`Couldn’t load more members.` }}
      />
    </>
  )
}
