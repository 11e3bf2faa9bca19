import type { CatalogueGame } from '@ante/contract/console/games.ts'
import { useLingui } from '@lingui/react/macro'
import { createColumnHelper } from '@tanstack/react-table'

import { countText } from '../lib/amounts.ts'
import { Badge } from '../ui/badge.tsx'
import cells from '../ui/cells.module.css'
import type { Features } from '../ui/table-features.ts'
import { useGapText } from './game-texts.ts'
import { percentText } from './percent-text.ts'

type Row = CatalogueGame & { id: string }
const helper = createColumnHelper<Features, Row>()

export function useGameColumns() {
  const { t } = useLingui()
  const gapText = useGapText()
  const end = { meta: { alignsEnd: true } }
  return helper.columns([
    helper.accessor('name', {
      header: t`Game`,
      cell: ({ row: { original: one } }) => (
        <span className={cells.two}>
          <bdi>{one.name}</bdi>
          <small>
            {one.vendor} · {one.gameId}
          </small>
        </span>
      ),
    }),
    helper.accessor('category', { header: t`Category` }),
    helper.accessor('classes', {
      header: t`Classes`,
      cell: ({ row: { original: one } }) => (
        <span className={cells.badges}>
          {one.classes.join(', ') || '–'}
          {one.feed.classes && <SetByStaff feed={one.feed.classes.join(', ') || '–'} />}
        </span>
      ),
    }),
    helper.accessor('position', {
      header: t`Order`,
      ...end,
      cell: ({ row: { original: one } }) => (
        <span className={`${cells.two} ${cells.end}`}>
          {countText(one.position)}
          {one.feed.position !== null && <SetByStaff feed={countText(one.feed.position)} />}
        </span>
      ),
    }),
    helper.accessor('isOpen', {
      header: t`State`,
      cell: ({ row: { original: one } }) => (
        <span className={cells.badges}>
          {one.isOpen ? <Badge tone="good">{t`Open`}</Badge> : <Badge>{t`Closed`}</Badge>}
          {one.feed.isOpen !== null && <SetByStaff feed={one.feed.isOpen ? t`Open` : t`Closed`} />}
          {one.gaps.map((gap) => (
            <Badge key={gap} tone="warn">
              {gapText(gap)}
            </Badge>
          ))}
        </span>
      ),
    }),
    helper.accessor('declared', {
      header: t`Declared return`,
      ...end,
      cell: ({ getValue }) => <span className={cells.end}>{percentText(getValue())}</span>,
    }),
    helper.accessor('return', {
      header: t`Actual return`,
      ...end,
      cell: ({ row: { original: one } }) =>
        one.return === null ? (
          <span className={cells.end}>–</span>
        ) : (
          <span className={`${cells.two} ${cells.end}`}>
            <span>
              {one.return.isDrift && <Badge tone="bad">{t`Drift`}</Badge>} {percentText(one.return.actual)}
            </span>
            <small>
              {percentText(one.return.low)} – {percentText(one.return.high)}
            </small>
          </span>
        ),
    }),
    helper.accessor((one) => one.return?.rounds ?? 0, {
      id: 'rounds',
      header: t`Rounds`,
      ...end,
      cell: ({ getValue }) => <span className={cells.end}>{countText(getValue())}</span>,
    }),
  ])
}

/** Mark of a value that staff has set, with the feed's value. */
function SetByStaff({ feed }: { feed: string }) {
  const { t } = useLingui()
  return (
    <span>
      <Badge tone="accent">{t`Staff · feed: ${feed}`}</Badge>
    </span>
  )
}
