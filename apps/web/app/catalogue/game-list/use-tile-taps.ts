import type { Game } from '@ante/contract/catalogue/games.ts'
import { useLayoutEffect } from 'react'
import type { RefObject } from 'react'

import { opensHere, useNavigate } from '../../lib/pages/router.tsx'
import { useFavouriteTap } from '../use-favourite-tap.ts'

/** What a tap on a tile does, told by the list: a tile that becomes another has nothing that could still mean the former game. */
export function useTileTaps(list: RefObject<HTMLElement | null>, games: readonly Game[]): void {
  const navigate = useNavigate()
  const tapFavourite = useFavouriteTap()
  // With the faces, so that no tap means a game that stood there before.
  useLayoutEffect(() => {
    const { current: node } = list
    const follow = (event: MouseEvent) => {
      if (!(event.target instanceof Element)) return
      const tile = event.target.closest('li')
      const game = games[Number(tile?.getAttribute('aria-posinset')) - 1]
      if (event.target.closest('button')) {
        if (game) void tapFavourite(game)
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
