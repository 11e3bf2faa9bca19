import { part } from '../../../studio/front/controls/parts.ts'
import type { SessionView } from '../../../studio/play-contract.ts'
import { placeOf } from '../../neutral-symbols.ts'
import { loadPicture } from '../reels/machine.ts'

/** Moods that titles are played in: hues on which all symbols stand out. */
const HUES = [226, 262, 288, 328, 352, 18, 152, 174, 200] as const

/**
 * Gives the page the title's name, and a mood and a backdrop of its own. Answers the title's cover; null where it does not
 * come, for a game must open without it.
 */
export async function themePage({ title }: SessionView): Promise<HTMLImageElement | null> {
  const heading = part('title')
  heading.textContent = title.name
  document.title = title.name
  part('stage').setAttribute('aria-label', title.name)
  document.documentElement.style.setProperty('--hue', String(HUES[placeOf(title.motif, HUES.length)] ?? HUES[0]))
  const cover = await loadPicture(title.picture).catch(() => null)
  const backdrop = part('cover')
  if (cover) backdrop.setAttribute('src', cover.src)
  backdrop.hidden = cover === null
  return cover
}
