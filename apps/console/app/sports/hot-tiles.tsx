import { listHotTiles, MAX_TILES, saveHotTiles } from '@ante/contract/console/sports-tiles.ts'
import type { HotTile } from '@ante/contract/console/sports-tiles.ts'
import type { OutputOf } from '@ante/contract/kit/endpoint.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { useState } from 'react'

import { call } from '../lib/call.ts'
import { useMayCall } from '../lib/session.ts'
import { useSite } from '../lib/site.ts'
import { Badge } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { ConfirmForm } from '../ui/confirm-form.tsx'
import { ListView } from '../ui/list-view.tsx'
import { Overlay } from '../ui/overlay.tsx'
import { Select } from '../ui/select.tsx'
import { Time } from '../ui/time.tsx'
import { announce } from '../ui/toasts.tsx'
import { MatchChoice } from './match-choice.tsx'
import styles from './sports.module.css'
import { closed, isChanged, moved, placed, savedTiles, STAYS, stayOf, unplaced, withStay } from './tile-draft.ts'
import type { Stay } from './tile-draft.ts'

/** Editor of the tiles of hot matches on the home page of players. */
export function HotTiles() {
  const { code: merchant, zone } = useSite()
  const query = useQuery({
    queryKey: ['sports', merchant, 'tiles'],
    queryFn: ({ signal }) => call(listHotTiles, { merchant }, signal),
  })
  return (
    <ListView query={query} zone={zone}>
      {(stored) => <Editor key={stored.version} stored={stored} />}
    </ListView>
  )
}

function Editor({ stored }: { stored: OutputOf<typeof listHotTiles> }) {
  const { t } = useLingui()
  const { code: merchant } = useSite()
  const client = useQueryClient()
  const mayChange = useMayCall(merchant)(saveHotTiles)
  const [tiles, setTiles] = useState<readonly HotTile[]>(stored.tiles)
  const [dialog, setDialog] = useState<'save' | 'add' | null>(null)
  const close = () => setDialog(null)
  const save = async (reason: string) => {
    await call(saveHotTiles, { merchant, ...savedTiles(tiles), reason, version: stored.version })
    announce(t`Players see the new hot matches.`)
    close()
    await client.invalidateQueries({ queryKey: ['sports', merchant, 'tiles'] })
  }
  const placedCount = tiles.filter(({ kind }) => kind === 'placed').length
  return (
    <>
      <div className={styles.head}>
        <span>
          <Trans>Players see placed matches first, then those that the vendors list, up to 20.</Trans>
        </span>
        {mayChange && (
          <>
            <Button size="small" isDisabled={placedCount >= MAX_TILES} onPress={() => setDialog('add')}>
              <Trans>Add a match</Trans>
            </Button>
            <Button
              size="small"
              kind="main"
              isDisabled={!isChanged(stored.tiles, tiles)}
              onPress={() => setDialog('save')}
            >
              <Trans>Save</Trans>
            </Button>
          </>
        )}
      </div>
      {tiles.length === 0 && <p className={styles.none}>{t`No hot matches now.`}</p>}
      <ul className={styles.tiles}>
        {tiles.map((tile) => (
          <TileRow key={tile.matchId} tile={tile} tiles={tiles} {...(mayChange && { onTiles: setTiles })} />
        ))}
      </ul>
      <Overlay title={t`Save the hot matches`} isOpen={dialog === 'save'} onClose={close}>
        <ConfirmForm
          confirmText={t`Players of this merchant see ${placedCount} placed matches first, from this moment on.`}
          action={t`Save`}
          onConfirm={save}
          onCancel={close}
        />
      </Overlay>
      <Overlay title={t`Add a match`} isOpen={dialog === 'add'} onClose={close} size="wide">
        <MatchChoice
          tiles={tiles}
          onChoose={(match) => {
            setTiles(placed(tiles, { ...match, kind: 'listed', until: match.startsAt }))
            close()
          }}
        />
      </Overlay>
    </>
  )
}

interface TileRowProps {
  tile: HotTile
  tiles: readonly HotTile[]
  onTiles?(tiles: readonly HotTile[]): void
}

function TileRow({ tile, tiles, onTiles }: TileRowProps) {
  const { t } = useLingui()
  const { zone } = useSite()
  const name = `${tile.homeTeam} – ${tile.awayTeam}`
  const kinds = { placed: t`Placed`, listed: t`Listed by the vendor`, closed: t`Closed` }
  return (
    <li className={styles.tile}>
      <span className={styles.tileText}>
        <bdi>{name}</bdi>
        <small>
          <bdi>{tile.league}</bdi> · {tile.vendor} · <Time at={tile.startsAt} zone={zone} />
        </small>
      </span>
      <Badge tone={({ placed: 'good', listed: 'neutral', closed: 'bad' } as const)[tile.kind]}>
        {kinds[tile.kind]}
      </Badge>
      {onTiles && <TileActions name={name} tile={tile} tiles={tiles} onTiles={onTiles} />}
    </li>
  )
}

function TileActions({ name, tile, tiles, onTiles }: Required<TileRowProps> & { name: string }) {
  const { t } = useLingui()
  const { matchId, kind } = tile
  const stays: Record<Stay, string> = {
    start: t`Until the match starts`,
    hour: t`Until 1 hour after the start`,
    hours: t`Until 3 hours after the start`,
    day: t`Until a day after the start`,
  }
  if (kind === 'closed')
    return (
      <Button size="small" aria-label={t`Show ${name} again`} onPress={() => onTiles(unplaced(tiles, matchId))}>
        <Trans>Show again</Trans>
      </Button>
    )
  const first = tiles.find((one) => one.kind === 'placed')
  const last = tiles.findLast((one) => one.kind === 'placed')
  return (
    <span className={styles.tileActions}>
      {kind === 'placed' ? (
        <>
          <Select
            label={t`Until when ${name} is shown`}
            value={stayOf(tile)}
            options={STAYS.map((value) => ({ value, label: stays[value] }))}
            onChange={(stay) => onTiles(withStay(tiles, matchId, stay))}
          />
          <Button
            size="small"
            kind="quiet"
            isIcon
            aria-label={t`Move ${name} up`}
            isDisabled={first === tile}
            onPress={() => onTiles(moved(tiles, matchId, -1))}
          >
            <ArrowUp size={14} aria-hidden />
          </Button>
          <Button
            size="small"
            kind="quiet"
            isIcon
            aria-label={t`Move ${name} down`}
            isDisabled={last === tile}
            onPress={() => onTiles(moved(tiles, matchId, 1))}
          >
            <ArrowDown size={14} aria-hidden />
          </Button>
          <Button
            size="small"
            kind="quiet"
            aria-label={t`Don't place ${name}`}
            onPress={() => onTiles(unplaced(tiles, matchId))}
          >
            <Trans>Don't place</Trans>
          </Button>
        </>
      ) : (
        <Button size="small" kind="quiet" aria-label={t`Place ${name}`} onPress={() => onTiles(placed(tiles, tile))}>
          <Trans>Place</Trans>
        </Button>
      )}
      <Button size="small" kind="quiet" aria-label={t`Close ${name}`} onPress={() => onTiles(closed(tiles, matchId))}>
        <Trans>Close</Trans>
      </Button>
    </span>
  )
}
