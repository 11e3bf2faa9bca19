import { useLingui } from '@lingui/react/macro'

import { ButtonLink } from '../../ui/button.tsx'
import { categoryTexts } from '../category-texts.ts'
import { viewAddress, withoutFilters } from './game-view.ts'
import type { GameView } from './game-view.ts'

/** Link from the new games to all games of the category; it scrolls to the top. */
export function SeeAllLink({ view }: { view: GameView }) {
  const { t, i18n } = useLingui()
  const name = i18n._(categoryTexts[view.category])
  const to = viewAddress(withoutFilters(view))
  // Navigation to another address of the same page would keep the scroll position.
  return <ButtonLink variant="quiet" to={to} onClick={() => window.scrollTo(0, 0)}>{t`See all: ${name}`}</ButtonLink>
}
