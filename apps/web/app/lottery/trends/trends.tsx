import type { LotteryGame } from '@ante/contract/lottery/games/game.ts'
import { SPANS } from '@ante/contract/lottery/draws/hit-statistics.ts'
import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'

import { useNavigate, useSearch } from '../../lib/pages/router.tsx'
import { Choice, Choices } from '../../ui/choices.tsx'
import { revealInRow } from '../../ui/reveal-in-row.ts'
import { EmptyState } from '../../ui/states.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { GameHead } from '../kit/game-head.tsx'
import { chartedDraws } from '../kit/queries.ts'
import { chartedOf } from './charted.ts'
import type { DrawChart } from './charted.ts'
import { BoardChart } from './charts/board-chart.tsx'
import { GridChart } from './charts/grid-chart.tsx'
import { LineChart } from './charts/line-chart.tsx'
import { StatisticsTable } from './statistics-table.tsx'
import { tabsOf } from './tabs/tabs-of.ts'
import { viewAddress, viewOf } from './trend-view.ts'
import type { TrendView } from './trend-view.ts'
import styles from './trends.module.css'
import { textOf } from './text-of.ts'

export function Trends({ game }: { game: LotteryGame }) {
  const { t, i18n } = useLingui()
  const navigate = useNavigate()
  const { data } = useSuspenseQuery(chartedDraws(game.gameId))
  const charted = chartedOf(game.family, data.draws)
  const tabs = charted ? tabsOf(charted.family) : []
  const view = viewOf(useSearch(), tabs)
  const choices = useRevealedChoices(view)
  if (!charted || !view || charted.draws.length === 0) return <NoTrends game={game} />
  const show = (to: { tab: string; of?: string; last?: TrendView['last'] }) =>
    navigate(viewAddress(game.gameCode, { last: view.last, ...to }), { replace: true })
  const [tab, of] = [view.tab.id, view.trend.id]
  return (
    <>
      <GameHead game={game} currentPage="trend" />
      <Tabs
        label={t`Chart types`}
        tabs={tabs.map(({ id, name }) => ({ id, label: textOf(name, i18n) }))}
        active={tab}
        onSelect={(id) => show({ tab: id })}
      >
        <div ref={choices} className={styles.choices}>
          {view.tab.trends.length > 1 && (
            <Choices title={textOf(view.tab.name, i18n)}>
              {view.tab.trends.map(({ id, name }) => (
                <Choice key={id} on={id === of} onTap={() => show({ tab, of: id })}>
                  {textOf(name, i18n)}
                </Choice>
              ))}
            </Choices>
          )}
          <Choices title={t`Last draws`}>
            {SPANS.map((span) => (
              <Choice key={span} on={span === view.last} onTap={() => show({ tab, of, last: span })}>
                {String(span)}
              </Choice>
            ))}
          </Choices>
        </div>
        <Chart key={`${tab} ${of}`} charted={charted} view={view} />
      </Tabs>
    </>
  )
}

/** Returns the index of the selected option in each row of choices, in order. */
function placesOf({ tab, trend, last }: TrendView): number[] {
  const kinds = tab.trends.length > 1 ? [tab.trends.indexOf(trend)] : []
  return [...kinds, SPANS.indexOf(last)]
}

/** Scrolls the selected options into view: the rows of choices are wider than the screen. */
function useRevealedChoices(view: TrendView | null) {
  const choices = useRef<HTMLDivElement>(null)
  const positions = view ? placesOf(view).join(' ') : ''
  useEffect(() => {
    const rows = choices.current?.querySelectorAll<HTMLElement>('fieldset > div') ?? []
    positions.split(' ').forEach((position, index) => revealInRow(rows[index] ?? null, Number(position)))
  }, [choices, positions])
  return choices
}

function Chart({ charted, view: { tab, trend, last } }: { charted: DrawChart; view: TrendView }) {
  const { i18n } = useLingui()
  const names = [textOf(tab.name, i18n), textOf(trend.name, i18n)]
  const name = names.join(' · ')
  if (trend.kind === 'line') return <LineChart charted={charted} trend={trend} last={last} name={name} />
  return (
    <>
      {trend.inRowsOf === undefined ? (
        <GridChart charted={charted} trend={trend} last={last} name={name} />
      ) : (
        <BoardChart charted={charted} trend={trend} inRowsOf={trend.inRowsOf} last={last} name={name} />
      )}
      <StatisticsTable charted={charted} trend={trend} name={name} />
    </>
  )
}

function NoTrends({ game }: { game: LotteryGame }) {
  const { t } = useLingui()
  return (
    <>
      <GameHead game={game} currentPage="trend" />
      <EmptyState picture="/pictures/states/draw.svg" title={t`No draws yet`}>
        {t`Draws appear here once they take place.`}
      </EmptyState>
    </>
  )
}
