import type { SportsBet } from '@ante/contract/console/sports.ts'
import { useLingui } from '@lingui/react/macro'
import { createColumnHelper } from '@tanstack/react-table'

import { Badge } from '../ui/badge.tsx'
import cells from '../ui/cells.module.css'
import { PlayerLink } from '../ui/player-link.tsx'
import type { Features } from '../ui/table-features.ts'
import { Time } from '../ui/time.tsx'
import { Risk } from './risk.tsx'
import { betTone, signedText, useBetStateText, useTypeText } from './sports-texts.ts'

const helper = createColumnHelper<Features, SportsBet>()

export function useBetColumns(zone: string) {
  const { t } = useLingui()
  const stateText = useBetStateText()
  const typeText = useTypeText()
  const end = { meta: { alignsEnd: true } }
  return helper.columns([
    helper.accessor('id', {
      header: t`Bet`,
      cell: ({ row: { original: bet } }) => (
        <span className={cells.two}>
          <code>{bet.id}</code>
          <small>
            <Time at={bet.at} zone={zone} isRelative />
          </small>
        </span>
      ),
    }),
    helper.accessor('state', {
      header: t`State`,
      cell: ({ getValue, row: { original: bet } }) => (
        <span className={cells.badges}>
          <Badge tone={betTone[getValue()]}>{stateText(getValue())}</Badge>
          {bet.isLive === true && <Badge tone="warn">{t`Live`}</Badge>}
        </span>
      ),
    }),
    helper.accessor('player', {
      header: t`Player`,
      cell: ({ row: { original: bet } }) => <PlayerLink player={bet.playerId} account={bet.player} tab="rounds" />,
    }),
    helper.accessor((bet) => bet.legs.length, {
      id: 'picks',
      header: t`Picks`,
      cell: ({ row: { original: bet } }) => <PickSummary bet={bet} />,
    }),
    helper.accessor('type', {
      header: t`Type`,
      cell: ({ row: { original: bet } }) => {
        const { short, long } = typeText(bet)
        return <abbr title={long}>{short}</abbr>
      },
    }),
    helper.accessor('price', {
      header: t`Price`,
      ...end,
      cell: ({ getValue }) => <span className={cells.end}>{getValue() ?? '–'}</span>,
    }),
    helper.accessor('stake', {
      header: t`Stake`,
      ...end,
      cell: ({ getValue }) => <span className={cells.end}>{signedText(getValue())}</span>,
    }),
    helper.accessor('paid', {
      header: t`Paid`,
      ...end,
      cell: ({ getValue }) => <span className={cells.end}>{signedText(getValue())}</span>,
    }),
    helper.accessor('risk', { header: t`Risk`, ...end, cell: ({ getValue }) => <Risk amount={getValue()} /> }),
  ])
}

/** The first pick of a bet, and the number of the others. */
function PickSummary({ bet: { legs, vendor } }: { bet: SportsBet }) {
  const { t } = useLingui()
  const [first] = legs
  if (!first)
    return (
      <span className={cells.two}>
        <span>{t`Not reported`}</span>
        <small>{vendor}</small>
      </span>
    )
  const more = legs.length - 1
  return (
    <span className={cells.two}>
      <bdi>
        {first.homeTeam} – {first.awayTeam}
      </bdi>
      <small>
        <bdi>{first.pick}</bdi>
        {more > 0 && ` · ${t`${more} more`}`}
      </small>
    </span>
  )
}
