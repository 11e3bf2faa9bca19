import type { TeamBet } from '@ante/contract/agents/bets.ts'
import { useLingui } from '@lingui/react/macro'
import { useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { useNearBottom } from '../../lib/browser/use-near-bottom.ts'
import { eachOnce } from '../../lib/calls/each-once.ts'
import { useFreshPages } from '../../lib/calls/use-fresh-pages.ts'
import { Later } from '../../ui/later.tsx'
import { RecordDays } from '../../ui/records/record-days.tsx'
import { RecordsEnd } from '../../ui/records/records-end.tsx'
import { TeamLine } from '../line/team-line.tsx'
import { BetLine } from './bet-line.tsx'
import { BetTools } from './bet-tools.tsx'
import { viewAddress } from './bets-view.ts'
import type { BetsView } from './bets-view.ts'
import { NoBets } from './no-bets.tsx'
import { teamBets } from './queries.ts'
import { BetTotals } from './bet-totals.tsx'

const loadSheet = async () => (await import('./bet-sheet.tsx')).BetSheet
const loadRareParts = () => import('./rare-parts.ts')
const loadGameChosen = async () => (await loadRareParts()).ChosenGame
const loadFurtherBack = async () => (await loadRareParts()).SearchFurtherBack
/** Number of requests without a result after which the search waits for the agent's consent. */
const EMPTY_PAGES = 5

interface TeamBetsProps {
  view: BetsView
  onShow(view: BetsView): void
}

/** Totals of the team's bets, and the bets, latest first. */
export function TeamBets({ view, onShow }: TeamBetsProps) {
  const { t } = useLingui()
  const { pages, needsConfirmation } = useBets(view)
  const fresh = useFreshPages(teamBets(view).queryKey, pages, undefined)
  const [opened, setOpened] = useState<{ bet: TeamBet; open: boolean } | null>(null)
  const answers = pages.data.pages
  const [first] = answers
  if (!first) return null
  const { totals, currency, zone, line, game } = first
  const bets = eachOnce(answers, (page) => page.bets, keyOf)
  const open = (bet: TeamBet) => setOpened({ bet, open: true })
  const close = () => setOpened((now) => now && { ...now, open: false })
  return (
    <>
      <TeamLine line={line} addressOf={(member) => viewAddress({ ...view, parent: member?.memberId ?? null })} />
      <BetTools view={view} isEmpty={bets.length === 0} fresh={fresh} onShow={onShow} />
      {view.game !== '' && (
        <Later
          isRequested
          load={loadGameChosen}
          props={{ name: game?.name, onAll: () => onShow({ ...view, game: '' }) }}
        />
      )}
      {totals && <BetTotals totals={totals} currency={currency} zone={zone} />}
      {bets.length === 0 && !pages.hasNextPage && <NoBets view={view} onShow={onShow} />}
      <RecordDays items={bets} dayOf={({ day }) => day} keyOf={keyOf}>
        {(bet) => <BetLine bet={bet} currency={currency} zone={zone} onOpen={open} />}
      </RecordDays>
      {needsConfirmation && (
        <Later
          isRequested
          load={loadFurtherBack}
          props={{ pages, zone, to: answers[answers.length - 1]?.scannedTo ?? null }}
        />
      )}
      {!needsConfirmation && (
        <RecordsEnd
          pages={pages}
          isEmpty={bets.length === 0}
          texts={{ loading: t`Loading more bets…`, failed: t`Couldn’t load more bets.` }}
        />
      )}
      {opened && (
        <Later
          isRequested
          load={loadSheet}
          props={{ open: opened.open, bet: opened.bet, view, currency, onShow, onClose: close }}
          onFailure={() => setOpened(null)}
        />
      )}
    </>
  )
}

/** Loads the next bets on scrolling; asks for confirmation when the search finds none for a while. */
function useBets(view: BetsView) {
  const pages = useSuspenseInfiniteQuery(teamBets(view))
  const answers = pages.data.pages
  const needsConfirmation =
    answers.length >= EMPTY_PAGES && answers.slice(-EMPTY_PAGES).every(({ bets }) => bets.length === 0)
  const mayProceed = pages.hasNextPage && !pages.isFetching && !pages.isFetchNextPageError && !needsConfirmation
  useNearBottom(mayProceed, () => void pages.fetchNextPage())
  return { pages, needsConfirmation }
}

const keyOf = ({ member, vendor, betId }: TeamBet) => `${member.memberId} ${vendor} ${betId}`
