import type { Game } from '@ante/contract/catalogue/games.ts'
import { useLayoutEffect } from 'react'
import type { RefObject } from 'react'

import { opensHere, useNavigate } from '../../lib/pages/router.tsx'
import { openedGame } from '../game-info/opened-game.ts'
import { useFavouriteTap } from '../use-favourite-tap.ts'

/**
 * Handles taps on tiles by one listener of the list, because a handler of a reused tile could be its previous game's.
 */
export function useTileTaps(list: RefObject<HTMLElement | null>, games: readonly Game[]): void {
  const navigate = useNavigate()
  const tapFavourite = useFavouriteTap()
  // Updated together with the tiles' content, so that no tap refers to a previous game.
  useLayoutEffect(() => {
    const { current: node } = list
    const follow = (event: MouseEvent) => {
      if (!(event.target instanceof Element)) return
      const tile = event.target.closest('li')
      const game = games[Number(tile?.getAttribute('aria-posinset')) - 1]
      const button = event.target.closest('button')
      if (button) {
        if (!game) return
        // The favourite button has a pressed state; the other button, without one, opens the game's information.
        if (button.hasAttribute('aria-pressed')) void tapFavourite(game)
        else openedGame.show(game.nodeId)
        return
      }
      const address = event.target.closest('a')?.getAttribute('href')
      if (!address || !opensHere(event)) return
      event.preventDefault()
      navigate(address)
    }
    node?.addEventListener('click', follow)
    return () => node?.removeEventListener('click', follow)
  })
}
