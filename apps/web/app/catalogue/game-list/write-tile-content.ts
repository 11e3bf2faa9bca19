import { classes } from '../../lib/browser/classes.ts'
import tileStyles from '../game-tile.module.css'
import listStyles from './long-game-grid.module.css'
import styles from './marked-name.module.css'
import { markedPieces } from './marked-pieces.ts'
import type { TileContent } from './tile-content.ts'

/** The nodes of a tile that change with its game. */
export interface TileParts {
  item: HTMLLIElement
  link: HTMLAnchorElement
  cover: Element
  picture: HTMLImageElement
  ribbon: Element
  closed: Element
  name: Element
  heart: HTMLButtonElement
}

/** Returns the nodes of a tile rendered by `LongTile`. */
export function partsOf(item: HTMLLIElement): TileParts {
  const link = item.getElementsByTagName('a')[0]
  const picture = item.getElementsByTagName('img')[0]
  const heart = item.getElementsByTagName('button')[0]
  const [cover, name] = link?.children ?? []
  const [, ribbon, closed] = cover?.children ?? []
  if (!link || !picture || !heart || !cover || !name || !ribbon || !closed) throw new Error('This is no tile')
  return { item, link, cover, picture, ribbon, closed, name, heart }
}

/**
 * Updates a tile to another game, or to new data of the same one. Only differences to `before` are written: reading
 * them from the nodes would allocate a string per attribute.
 */
export function writeTileContent(parts: TileParts, face: TileContent, before: TileContent): void {
  const { item, link, cover, ribbon, closed, name, heart } = parts
  write(item, 'aria-posinset', String(face.position), String(before.position))
  write(item, 'aria-setsize', String(face.size), String(before.size))
  write(item, 'class', face.column, before.column)
  if (face.topPx !== before.topPx) item.style.top = face.topPx === undefined ? '' : `${face.topPx}px`
  write(link, 'href', face.address, before.address)
  write(cover, 'class', coverStyle(face), coverStyle(before))
  write(ribbon, 'class', face.ribbon.className, before.ribbon.className)
  if (face.ribbon.words !== before.ribbon.words) ribbon.textContent = face.ribbon.words
  write(closed, 'class', face.closed.className, before.closed.className)
  if (face.closed.words !== before.closed.words) closed.textContent = face.closed.words
  if (face.name !== before.name || face.typed !== before.typed) writeName(name, face)
  write(heart, 'aria-pressed', String(face.isMarked), String(before.isMarked))
  write(heart, 'aria-label', face.favourite, before.favourite)
}

/** Class of the cover element. */
export const coverStyle = ({ picture }: TileContent): string =>
  classes(tileStyles.cover, picture === null && listStyles.unpictured)

function write(node: Element, attribute: string, value: string | undefined, before: string | undefined): void {
  if (value === before) return
  if (value === undefined) node.removeAttribute(attribute)
  else node.setAttribute(attribute, value)
}

/** As `MarkedName` renders it. */
function writeName(node: Element, { name, typed }: TileContent): void {
  node.textContent = typed === '' ? name : ''
  if (typed === '') return
  for (const { text, marked } of markedPieces(name, typed)) node.append(marked ? markOf(text) : text)
}

function markOf(text: string): HTMLElement {
  const mark = document.createElement('mark')
  mark.className = styles.mark ?? ''
  mark.textContent = text
  return mark
}
