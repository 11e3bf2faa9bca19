import { memo, useLayoutEffect, useRef, useState } from 'react'

import { classes } from '../../lib/browser/classes.ts'
import pictureStyles from '../../ui/picture.module.css'
import { COVER } from '../cover.ts'
import heartStyles from '../favourite-heart.module.css'
import tileStyles from '../game-tile.module.css'
import { HeartSign } from '../heart-sign.tsx'
import type { LongTiles } from './long-tiles.ts'
import { MarkedName } from './marked-name.tsx'
import type { PicturesInTurn } from './pictures-in-turn.ts'
import { coverLook, partsOf, writeTileContent } from './write-tile-content.ts'

interface LongTileProps {
  tiles: LongTiles
  /** The key of its nodes. */
  tile: number
  pictures: PicturesInTurn
}

/**
 * A tile of a long list: React draws it once, with the game that it shows first. Which one it shows after that, `tiles` writes into its
 * nodes: in each frame of a scrolling finger one tile becomes another, and what ten components leave behind for each of them is what the
 * collector stops the finger for. So nothing in here may ever be drawn again by React.
 */
export const LongTile = memo(({ tiles, tile, pictures }: LongTileProps) => {
  const node = useRef<HTMLLIElement>(null)
  const [face] = useState(() => tiles.faceOf(tile))
  // What the server draws has its picture at once; who comes later waits for its turn.
  const [picture] = useState(pictures.hasBegun ? undefined : (face?.picture ?? undefined))
  const shown = useRef(face)
  useLayoutEffect(() => {
    if (!node.current) return undefined
    const parts = partsOf(node.current)
    const leave = tiles.watch(tile, (next) => {
      if (shown.current) writeTileContent(parts, next, shown.current)
      shown.current = next
      pictures.show(parts.picture, next.picture)
    })
    return () => {
      leave()
      pictures.forget(parts.picture)
    }
  }, [tiles, tile, pictures])
  if (!face) return null
  const { topPx, ribbon, closed } = face
  return (
    <li
      ref={node}
      aria-posinset={face.place}
      aria-setsize={face.size}
      className={face.column}
      style={topPx === undefined ? undefined : { top: topPx }}
    >
      <div className={tileStyles.tile}>
        <a href={face.address} className={tileStyles.link}>
          <span className={coverLook(face)}>
            <img
              className={classes(pictureStyles.picture, pictureStyles.backed, tileStyles.picture)}
              src={picture}
              alt=""
              width={COVER}
              height={COVER}
              loading={picture === undefined ? undefined : 'lazy'}
              decoding="async"
              draggable={false}
            />
            <span className={ribbon.look}>{ribbon.words}</span>
            <span className={closed.look}>{closed.words}</span>
          </span>
          <span className={tileStyles.name} dir="auto">
            <MarkedName name={face.name} typed={face.typed} />
          </span>
        </a>
        <button type="button" className={heartStyles.heart} aria-pressed={face.isMarked} aria-label={face.favourite}>
          {sign}
        </button>
      </div>
    </li>
  )
})
LongTile.displayName = 'LongTile'

const sign = <HeartSign />
