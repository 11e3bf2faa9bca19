import type {
  listExclusions,
  listInteractionDrafts,
  listInteractions,
  listLimits,
} from '@ante/contract/console/responsible-gaming.ts'
import type { OutputOf } from '@ante/contract/kit/endpoint.ts'
import { useLingui } from '@lingui/react/macro'
import { createColumnHelper } from '@tanstack/react-table'

import { amountText } from '../lib/amounts.ts'
import { exclusionLengths } from '../players/exclusion-lengths.ts'
import { Badge } from '../ui/badge.tsx'
import cells from '../ui/cells.module.css'
import { PlayerLink } from '../ui/player-link.tsx'
import type { Features } from '../ui/table-features.ts'
import { Time } from '../ui/time.tsx'
import { channelTexts, limitTexts, measureTexts, periodTexts, triggerTexts } from './safer-play-texts.ts'

type Exclusion = OutputOf<typeof listExclusions>['rows'][number]
type Limit = OutputOf<typeof listLimits>['rows'][number]
type Interaction = OutputOf<typeof listInteractions>['rows'][number]
export type Draft = OutputOf<typeof listInteractionDrafts>['rows'][number]

const exclusions = createColumnHelper<Features, Exclusion>()
const limits = createColumnHelper<Features, Limit>()
const interactions = createColumnHelper<Features, Interaction>()
const drafts = createColumnHelper<Features, Draft>()

export function useExclusionColumns(zone: string) {
  const { t } = useLingui()
  return exclusions.columns([
    exclusions.accessor('player', {
      header: t`Player`,
      cell: ({ getValue }) => <PlayerLink player={getValue().id} account={getValue().account} tab="limits" />,
    }),
    exclusions.accessor('length', {
      header: t`Length`,
      cell: ({ getValue }) => t(exclusionLengths[getValue()]),
    }),
    exclusions.accessor('isInForce', {
      header: t`State`,
      cell: ({ row: { original: one } }) => (
        <span className={cells.badges}>
          {one.isInForce ? <Badge tone="warn">{t`In force`}</Badge> : <Badge>{t`Ended`}</Badge>}
          {one.reinstatementRequestedAt !== null && one.isInForce && <Badge>{t`Asked to return`}</Badge>}
          {one.correctionReason !== null && <Badge>{t`Was a mistake`}</Badge>}
        </span>
      ),
    }),
    exclusions.accessor('beganAt', {
      header: t`From`,
      cell: ({ getValue }) => <Time at={getValue()} zone={zone} />,
    }),
    exclusions.accessor((one) => one.liftedAt ?? one.endsAt, {
      id: 'until',
      header: t`Until`,
      cell: ({ row: { original: one } }) => <Until exclusion={one} zone={zone} />,
    }),
  ])
}

function Until({ exclusion: { endsAt, liftedAt }, zone }: { exclusion: Exclusion; zone: string }) {
  const { t } = useLingui()
  if (liftedAt !== null) return <Time at={liftedAt} zone={zone} />
  if (endsAt === null) return t`For ever`
  return (
    <span className={cells.two}>
      <Time at={endsAt} zone={zone} />
      <small>{t`then until the player asks`}</small>
    </span>
  )
}

export function useLimitColumns(zone: string) {
  const { t } = useLingui()
  const valueText = ({ kind }: Limit, value: string) => (kind === 'session' ? t`${value} minutes` : amountText(value))
  const end = { meta: { alignsEnd: true } }
  return limits.columns([
    limits.accessor('player', {
      header: t`Player`,
      cell: ({ getValue }) => <PlayerLink player={getValue().id} account={getValue().account} tab="limits" />,
    }),
    limits.accessor('kind', {
      header: t`Limit`,
      cell: ({ row: { original: one } }) => `${t(limitTexts[one.kind])} ${t(periodTexts[one.period])}`,
    }),
    limits.accessor('value', {
      header: t`Value`,
      ...end,
      cell: ({ row: { original: one } }) => <span className={cells.end}>{valueText(one, one.value)}</span>,
    }),
    limits.accessor('setAt', { header: t`Since`, cell: ({ getValue }) => <Time at={getValue()} zone={zone} /> }),
    limits.accessor('requested', {
      header: t`Requested increase`,
      cell: ({ row: { original: one } }) =>
        one.requested && (
          <span className={cells.two}>
            <span>{one.requested.value === null ? t`No limit` : valueText(one, one.requested.value)}</span>
            <small>
              {t`from`} <Time at={one.requested.from} zone={zone} />
            </small>
          </span>
        ),
    }),
  ])
}

export function useInteractionColumns(zone: string) {
  const { t } = useLingui()
  return interactions.columns([
    interactions.accessor('at', { header: t`Time`, cell: ({ getValue }) => <Time at={getValue()} zone={zone} /> }),
    interactions.accessor('player', {
      header: t`Player`,
      cell: ({ getValue }) => <PlayerLink player={getValue().id} account={getValue().account} />,
    }),
    interactions.accessor('trigger', { header: t`Why`, cell: ({ getValue }) => t(triggerTexts[getValue()]) }),
    interactions.accessor('channel', { header: t`How`, cell: ({ getValue }) => t(channelTexts[getValue()]) }),
    interactions.accessor('done', {
      header: t`Done`,
      cell: ({ getValue }) =>
        getValue()
          .map((measure) => t(measureTexts[measure]))
          .join(', ') || t`Nothing`,
    }),
    interactions.accessor('author', { header: t`By` }),
  ])
}

export function useDraftColumns(zone: string) {
  const { t } = useLingui()
  return drafts.columns([
    drafts.accessor('at', { header: t`Time`, cell: ({ getValue }) => <Time at={getValue()} zone={zone} /> }),
    drafts.accessor('player', {
      header: t`Player`,
      cell: ({ getValue }) => <PlayerLink player={getValue().id} account={getValue().account} />,
    }),
    drafts.accessor('words', { header: t`Care words`, cell: ({ getValue }) => getValue().join(', ') }),
  ])
}
