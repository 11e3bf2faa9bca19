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
  rate: Element
  heart: HTMLButtonElement
  info: HTMLButtonElement
}

/** Returns the nodes of a tile rendered by `LongTile`. */
export function tileElements(item: HTMLLIElement): TileParts {
  const link = item.getElementsByTagName('a')[0]
  const picture = item.getElementsByTagName('img')[0]
  const [heart, info] = item.getElementsByTagName('button')
  const [cover, name] = link?.children ?? []
  const [, ribbon, closed, rate] = cover?.children ?? []
  if (!link || !picture || !heart || !info || !cover || !name) throw new Error('This is no tile')
  if (!ribbon || !closed || !rate) throw new Error('This is no cover')
  return { item, link, cover, picture, ribbon, closed, name, rate, heart, info }
}

/**
 * Updates a tile to another game, or to new data of the same one. Only differences to `before` are written: reading
 * them from the nodes would allocate a string per attribute.
 */
export function writeTileContent(parts: TileParts, content: TileContent, before: TileContent): void {
  const { item, link, cover, ribbon, closed, name, rate, heart, info } = parts
  setAttribute(item, 'aria-posinset', String(content.position), String(before.position))
  setAttribute(item, 'aria-setsize', String(content.size), String(before.size))
  setAttribute(item, 'class', content.column, before.column)
  if (content.topPx !== before.topPx) item.style.top = content.topPx === undefined ? '' : `${content.topPx}px`
  setAttribute(link, 'href', content.address, before.address)
  setAttribute(cover, 'class', coverStyle(content), coverStyle(before))
  setAttribute(ribbon, 'class', content.ribbon.className, before.ribbon.className)
  if (content.ribbon.text !== before.ribbon.text) ribbon.textContent = content.ribbon.text
  setAttribute(closed, 'class', content.closed.className, before.closed.className)
  if (content.closed.text !== before.closed.text) closed.textContent = content.closed.text
  if (content.name !== before.name || content.typed !== before.typed) writeName(name, content)
  if (content.rate !== before.rate) rate.textContent = content.rate
  setAttribute(heart, 'aria-pressed', String(content.isMarked), String(before.isMarked))
  setAttribute(heart, 'aria-label', content.favourite, before.favourite)
  setAttribute(info, 'aria-label', content.aboutGame, before.aboutGame)
}

/** Class of the cover element. */
export const coverStyle = ({ picture }: TileContent): string =>
  classes(tileStyles.cover, picture === null && listStyles.unpictured)

function setAttribute(node: Element, attribute: string, value: string | undefined, before: string | undefined): void {
  if (value === before) return
  if (value === undefined) node.removeAttribute(attribute)
  else node.setAttribute(attribute, value)
}

/** Writes the name with highlighted pieces, in the same markup as `MarkedName`. */
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
