import { part } from '../../../kit/front/controls/parts.ts'
import type { SessionView } from '../../../kit/play-contract.ts'
import { hashedIndex } from '../../neutral-symbols.ts'
import { loadPicture } from '../reels/machine.ts'

/** Hues of titles, on which all symbols are visible. */
const HUES = [226, 262, 288, 328, 352, 18, 152, 174, 200] as const

/**
 * Applies the title's name, hue and backdrop to the page. Returns the title's cover; null when it does not load,
 * because a game must open without it.
 */
export async function themePage({ title }: SessionView): Promise<HTMLImageElement | null> {
  const heading = part('title')
  heading.textContent = title.name
  document.title = title.name
  part('stage').setAttribute('aria-label', title.name)
  document.documentElement.style.setProperty('--hue', String(HUES[hashedIndex(title.motif, HUES.length)] ?? HUES[0]))
  const cover = await loadPicture(title.picture).catch(() => null)
  const backdrop = part('cover')
  if (cover) backdrop.setAttribute('src', cover.src)
  backdrop.hidden = cover === null
  return cover
}
