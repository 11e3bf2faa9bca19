import { memo, useLayoutEffect, useRef, useState } from 'react'

import { classes } from '../../lib/browser/classes.ts'
import pictureStyles from '../../ui/picture.module.css'
import { COVER } from '../cover.ts'
import heartStyles from '../favourite-heart.module.css'
import infoStyles from '../info-button.module.css'
import { InfoSign } from '../info-sign.tsx'
import tileStyles from '../game-tile.module.css'
import { HeartSign } from '../heart-sign.tsx'
import type { TileUpdates } from './tile-updates.ts'
import { MarkedName } from './marked-name.tsx'
import type { PicturesInTurn } from './pictures-in-turn.ts'
import { coverStyle, tileElements, writeTileContent } from './write-tile-content.ts'

/** Tiles of the rows that a phone shows at once: their pictures do not wait for the layout. */
const FIRST_ROWS = 9

interface LongTileProps {
  tiles: TileUpdates
  /** Key of the tile's nodes. */
  tile: number
  pictures: PicturesInTurn
}

/**
 * A tile of a long list. React renders it once, with its first game. Afterwards `tiles` writes changes directly into
 * its nodes, and React must not re-render any part of it: in each frame of scrolling a tile changes its game, and the
 * garbage of ten components per tile would cause collection pauses.
 */
export const LongTile = memo(({ tiles, tile, pictures }: LongTileProps) => {
  const node = useRef<HTMLLIElement>(null)
  const [content] = useState(() => tiles.contentOf(tile))
  // Server-rendered tiles have their picture immediately; later ones wait for their turn.
  const [picture] = useState(pictures.isQueueing ? undefined : (content?.picture ?? undefined))
  const shownContent = useRef(content)
  useLayoutEffect(() => {
    if (!node.current) return undefined
    const parts = tileElements(node.current)
    const leave = tiles.watch(tile, (next) => {
      if (shownContent.current) writeTileContent(parts, next, shownContent.current)
      shownContent.current = next
      pictures.show(parts.picture, next.picture)
    })
    return () => {
      leave()
      pictures.remove(parts.picture)
    }
  }, [tiles, tile, pictures])
  if (!content) return null
  const { topPx, ribbon, closed } = content
  const coverLoading = content.position > FIRST_ROWS ? 'lazy' : 'eager'
  return (
    <li
      ref={node}
      aria-posinset={content.position}
      aria-setsize={content.size}
      className={content.column}
      style={topPx === undefined ? undefined : { top: topPx }}
    >
      <div className={tileStyles.tile}>
        <a href={content.address} className={tileStyles.link}>
          <span className={coverStyle(content)}>
            <img
              className={classes(pictureStyles.picture, pictureStyles.backed, tileStyles.picture)}
              src={picture}
              alt=""
              width={COVER}
              height={COVER}
              loading={picture === undefined ? undefined : coverLoading}
              fetchPriority={content.position === 1 ? 'high' : undefined}
              decoding="async"
              draggable={false}
            />
            <span className={ribbon.className}>{ribbon.text}</span>
            <span className={closed.className}>{closed.text}</span>
            <span className={tileStyles.rate}>{content.rate}</span>
          </span>
          <span className={tileStyles.name} dir="auto">
            <MarkedName name={content.name} typed={content.typed} />
          </span>
        </a>
        <button
          type="button"
          className={heartStyles.heart}
          aria-pressed={content.isMarked}
          aria-label={content.favourite}
        >
          {heart}
        </button>
        <button type="button" className={infoStyles.info} aria-label={content.aboutGame} aria-haspopup="dialog">
          {infoSign}
        </button>
      </div>
    </li>
  )
})
LongTile.displayName = 'LongTile'

const heart = <HeartSign />
const infoSign = <InfoSign />
