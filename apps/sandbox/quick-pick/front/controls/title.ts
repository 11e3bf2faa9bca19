import { part } from '../../../studio/front/controls/parts.ts'
import type { Speech } from '../../../studio/front/words/speech.ts'
import type { SessionView } from '../../../studio/play-contract.ts'
import type { QuickWords } from '../words/words.ts'
import type { PlaceAsked } from './place-asked.ts'

/** The name and the cover under which the game is played here, and what it really is. */
export function showTitle({ title }: SessionView, { words }: Speech<QuickWords>, { prizeMode }: PlaceAsked): void {
  document.title = title.name
  part('stage').setAttribute('aria-label', title.name)
  part('title').textContent = title.name
  const mode = part('mode')
  mode.textContent = prizeMode === null ? '' : words.prizeModes[prizeMode]
  mode.hidden = prizeMode === null
  part('stands-in').textContent = words.quickPickStandsIn(title.name)
  const cover = part('cover')
  cover.addEventListener('load', () => {
    cover.hidden = false
  })
  cover.setAttribute('src', title.picture)
}
