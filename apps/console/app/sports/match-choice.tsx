import { Sport } from '@ante/contract/catalogue/sport.ts'
import { listTileMatches } from '@ante/contract/console/sports-tiles.ts'
import type { HotTile } from '@ante/contract/console/sports-tiles.ts'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { call } from '../lib/call.ts'
import { useSite } from '../lib/site.ts'
import { Button } from '../ui/button.tsx'
import { PanelView } from '../ui/panel-view.tsx'
import { ScrollRegion } from '../ui/scroll-region.tsx'
import { Select } from '../ui/select.tsx'
import { SmallTable } from '../ui/small-table.tsx'
import { Time } from '../ui/time.tsx'
import styles from './sports.module.css'

type Match = Omit<HotTile, 'kind' | 'until'>

interface MatchChoiceProps {
  /** Tiles that exist; their placed matches are not offered again. */
  tiles: readonly HotTile[]
  onChoose(match: Match): void
}

/** Coming matches of the sportsbooks, to choose one. */
export function MatchChoice({ tiles, onChoose }: MatchChoiceProps) {
  const { t } = useLingui()
  const { code: merchant, zone } = useSite()
  const [sport, setSport] = useState<Sport>('football')
  const query = useQuery({
    queryKey: ['sports', merchant, 'tile-matches', sport],
    queryFn: ({ signal }) => call(listTileMatches, { merchant, sport }, signal),
  })
  const names: Record<Sport, string> = { football: t`Football`, basketball: t`Basketball`, esports: t`Esports` }
  const isPlaced = ({ matchId }: Match) => tiles.some((tile) => tile.kind === 'placed' && tile.matchId === matchId)
  return (
    <>
      <Select<Sport>
        label={t`Sport`}
        value={sport}
        options={Sport.options.map((value) => ({ value, label: names[value] }))}
        onChange={setSport}
      />
      <PanelView query={query}>
        {({ matches }) => {
          const offered = matches.filter((match) => !isPlaced(match))
          if (offered.length === 0) return <p>{t`No coming match of this sport.`}</p>
          return (
            <ScrollRegion label={t`Coming matches`} className={styles.choice}>
              <SmallTable
                label={t`Coming matches`}
                heads={[t`Match`, t`League`, t`Start`, t`Choice`]}
                rows={offered.map((match) => ({
                  id: match.matchId,
                  cells: [
                    <bdi key="match">
                      {match.homeTeam} – {match.awayTeam}
                    </bdi>,
                    <bdi key="league">{match.league}</bdi>,
                    <Time key="start" at={match.startsAt} zone={zone} />,
                    <Button
                      key="choose"
                      size="small"
                      aria-label={t`Place ${match.homeTeam} – ${match.awayTeam}`}
                      onPress={() => onChoose(match)}
                    >
                      {t`Place`}
                    </Button>,
                  ],
                }))}
              />
            </ScrollRegion>
          )
        }}
      </PanelView>
    </>
  )
}
