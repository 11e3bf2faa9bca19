import { part } from '../../../kit/front/controls/parts.ts'
import type { SessionView } from '../../../kit/play-contract.ts'
import type { PrizeModeRequest } from './prize-mode-request.ts'
import type { QuickTranslator } from '../texts/quick-texts.ts'

/** Shows the name and cover of the title, and the game that is actually played. */
export function showTitle({ title }: SessionView, { t }: QuickTranslator, { prizeMode }: PrizeModeRequest): void {
  document.title = title.name
  part('stage').setAttribute('aria-label', title.name)
  part('title').textContent = title.name
  const mode = part('mode')
  mode.textContent = prizeMode === null ? '' : t(`mode-${prizeMode}`)
  mode.hidden = prizeMode === null
  part('stands-in').textContent = t('quickPickInPlaceOf', { title: title.name })
  const cover = part('cover')
  cover.addEventListener('load', () => {
    cover.hidden = false
  })
  cover.setAttribute('src', title.picture)
}
