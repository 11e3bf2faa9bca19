import { listSportsCorrections, listSportsDebts, listSportsLiabilities } from '@ante/contract/console/sports.ts'
import type { SportsCorrection, SportsDebt, SportsLiability } from '@ante/contract/console/sports.ts'
import { useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { createColumnHelper } from '@tanstack/react-table'
import { Trophy } from 'lucide-react'

import { call } from '../lib/call.ts'
import { countText } from '../lib/amounts.ts'
import { cursorOf } from '../lib/pages.ts'
import { useSite } from '../lib/site.ts'
import cells from '../ui/cells.module.css'
import { DataTable } from '../ui/data-table.tsx'
import { ListView } from '../ui/list-view.tsx'
import { Pager } from '../ui/pager.tsx'
import { PlayerLink } from '../ui/player-link.tsx'
import { Empty } from '../ui/states.tsx'
import type { Features } from '../ui/table-features.ts'
import { Time } from '../ui/time.tsx'
import { Risk } from './risk.tsx'
import type { SportsSearch } from './sports-search.ts'
import { signedText } from './sports-texts.ts'

interface ListProps {
  search: SportsSearch
  onSearch(changes: Partial<SportsSearch>): void
}

const end = { meta: { alignsEnd: true } }
const amount = ({ getValue }: { getValue(): string }) => <span className={cells.end}>{signedText(getValue())}</span>
const nothing = () => undefined

/** Matches with the bets on them, and what they can cost. A press opens the bets of a match. */
export function LiabilityList({ search: { ended, vendor, page }, onSearch }: ListProps) {
  const { t } = useLingui()
  const { code: merchant, zone } = useSite()
  const query = useQuery({
    queryKey: ['sports', merchant, 'liabilities', ended, vendor, page],
    queryFn: ({ signal }) =>
      call(
        listSportsLiabilities,
        { merchant, state: ended === 'yes' ? 'ended' : 'open', vendor, after: cursorOf(page) },
        signal,
      ),
    placeholderData: keepPreviousData,
  })
  const columns = useLiabilityColumns(zone, ended === 'yes')
  return (
    <ListView query={query} zone={zone}>
      {({ matches, next }) => (
        <>
          <DataTable
            label={t`Matches`}
            columns={columns}
            rows={matches.map((match) => ({ ...match, id: match.matchId }))}
            open={undefined}
            onOpen={(id) => onSearch({ view: undefined, match: id, ended: undefined, page: undefined })}
            empty={<Empty icon={Trophy} title={t`No matches`}>{t`No match has such bets.`}</Empty>}
          />
          <Pages rows={matches} {...{ next, page, onSearch }} />
        </>
      )}
    </ListView>
  )
}

const liability = createColumnHelper<Features, SportsLiability & { id: string }>()

function useLiabilityColumns(zone: string, isEnded: boolean) {
  const { t } = useLingui()
  return liability.columns([
    liability.accessor('homeTeam', {
      header: t`Match`,
      cell: ({ row: { original: match } }) => (
        <span className={cells.two}>
          <bdi>
            {match.homeTeam} – {match.awayTeam}
          </bdi>
          <small>
            <bdi>{match.league}</bdi> · {match.vendor}
          </small>
        </span>
      ),
    }),
    liability.accessor('startsAt', { header: t`Start`, cell: ({ getValue }) => <Time at={getValue()} zone={zone} /> }),
    liability.accessor('score', { header: t`Result`, cell: ({ getValue }) => getValue() ?? '–' }),
    liability.accessor('bets', {
      header: t`Bets`,
      ...end,
      cell: ({ getValue }) => <span className={cells.end}>{countText(getValue())}</span>,
    }),
    liability.accessor('stake', { header: t`Stake`, ...end, cell: amount }),
    liability.accessor('highest', { header: t`Highest payout`, ...end, cell: amount }),
    liability.accessor('risk', {
      header: isEnded ? t`Our result` : t`Risk`,
      ...end,
      cell: ({ getValue }) => <Risk amount={getValue()} />,
    }),
  ])
}

/** Corrections of settled bets by sportsbooks, newest first. */
export function CorrectionList({ search: { page }, onSearch }: ListProps) {
  const { t } = useLingui()
  const { code: merchant, zone } = useSite()
  const query = useQuery({
    queryKey: ['sports', merchant, 'corrections', page],
    queryFn: ({ signal }) => call(listSportsCorrections, { merchant, after: cursorOf(page) }, signal),
    placeholderData: keepPreviousData,
  })
  const columns = useCorrectionColumns(zone)
  return (
    <ListView query={query} zone={zone}>
      {({ corrections, next }) => (
        <>
          <DataTable
            label={t`Corrections`}
            columns={columns}
            rows={corrections}
            open={undefined}
            onOpen={nothing}
            empty={
              <Empty icon={Trophy} title={t`No corrections`}>{t`No sportsbook has corrected a settled bet.`}</Empty>
            }
          />
          <Pages rows={corrections} {...{ next, page, onSearch }} />
        </>
      )}
    </ListView>
  )
}

const correction = createColumnHelper<Features, SportsCorrection>()

function useCorrectionColumns(zone: string) {
  const { t } = useLingui()
  return correction.columns([
    correction.accessor('at', { header: t`Time`, cell: ({ getValue }) => <Time at={getValue()} zone={zone} /> }),
    correction.accessor('roundId', {
      header: t`Round at the vendor`,
      cell: ({ row: { original: one } }) => (
        <span className={cells.two}>
          <code>{one.roundId}</code>
          <small>{t`${one.vendor} · version ${one.version}`}</small>
        </span>
      ),
    }),
    correction.accessor('player', {
      header: t`Player`,
      cell: ({ row: { original: one } }) => <PlayerLink player={one.playerId} account={one.player} tab="rounds" />,
    }),
    correction.accessor('before', { header: t`Payout before`, ...end, cell: amount }),
    correction.accessor('after', { header: t`Payout after`, ...end, cell: amount }),
    correction.accessor((one) => one.debt?.amount ?? '', {
      id: 'debt',
      header: t`Debt`,
      ...end,
      cell: ({ row: { original: one } }) => (
        <span className={`${cells.two} ${cells.end}`}>
          {one.debt === null ? (
            '–'
          ) : (
            <>
              <span>{signedText(one.debt.amount)}</span>
              <small>{t`${signedText(one.debt.collected)} collected`}</small>
            </>
          )}
        </span>
      ),
    }),
  ])
}

/** Players who owe winnings that a correction took back, oldest debt first. */
export function DebtList({ search: { page }, onSearch }: ListProps) {
  const { t } = useLingui()
  const { code: merchant, zone } = useSite()
  const query = useQuery({
    queryKey: ['sports', merchant, 'debts', page],
    queryFn: ({ signal }) => call(listSportsDebts, { merchant, after: cursorOf(page) }, signal),
    placeholderData: keepPreviousData,
  })
  const columns = useDebtColumns(zone)
  return (
    <ListView query={query} zone={zone}>
      {({ debts, next }) => (
        <>
          <DataTable
            label={t`Debts`}
            columns={columns}
            rows={debts}
            open={undefined}
            onOpen={nothing}
            empty={<Empty icon={Trophy} title={t`No debts`}>{t`No player owes winnings of a corrected bet.`}</Empty>}
          />
          <Pages rows={debts} {...{ next, page, onSearch }} />
        </>
      )}
    </ListView>
  )
}

const debt = createColumnHelper<Features, SportsDebt>()

function useDebtColumns(zone: string) {
  const { t } = useLingui()
  return debt.columns([
    debt.accessor('player', {
      header: t`Player`,
      cell: ({ row: { original: one } }) => <PlayerLink player={one.playerId} account={one.player} tab="ledger" />,
    }),
    debt.accessor('roundId', {
      header: t`Round at the vendor`,
      cell: ({ row: { original: one } }) => (
        <span className={cells.two}>
          <code>{one.roundId}</code>
          <small>{one.vendor}</small>
        </span>
      ),
    }),
    debt.accessor('madeAt', { header: t`Since`, cell: ({ getValue }) => <Time at={getValue()} zone={zone} /> }),
    debt.accessor('amount', { header: t`Debt`, ...end, cell: amount }),
    debt.accessor('collected', { header: t`Collected`, ...end, cell: amount }),
  ])
}

interface PagesProps extends Pick<ListProps, 'onSearch'> {
  rows: readonly unknown[]
  next: string | null
  page: SportsSearch['page']
}

const Pages = ({ rows, next, page, onSearch }: PagesProps) => (
  <Pager count={rows.length} trail={page} next={next} onPage={(trail) => onSearch({ page: trail, open: undefined })} />
)
