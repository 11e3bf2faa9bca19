import type { Game } from '@ante/contract/catalogue/games.ts'
import { useLingui } from '@lingui/react/macro'
import { use, useLayoutEffect, useMemo, useState } from 'react'
import type { RefObject } from 'react'

import { formatPercent } from '../../lib/i18n/format-percent.ts'
import { PictureSources } from '../../ui/picture-sources.ts'
import { hasOneBet } from '../has-one-bet.ts'
import type { TileContext } from './tile-content.ts'

type TileData = Pick<TileContext, 'games' | 'size' | 'marked' | 'amongHot' | 'typed'>

/** Common data of the list's tiles; a new object only when it has changed. */
export function useTileContext(
  list: RefObject<HTMLElement | null>,
  tileData: TileData,
): Omit<TileContext, 'rowPx' | 'columns'> {
  const { games, size, marked, amongHot, typed } = tileData
  const { t, i18n } = useLingui()
  const sources = use(PictureSources)
  const failed = useFailedPictures(list)
  return useMemo(() => {
    const favourite = (name: string) => t`Favourite: ${name}`
    const about = (name: string) => t`About the game: ${name}`
    const rateOf = ({ returnToPlayer, category }: Pick<Game, 'returnToPlayer' | 'category'>) => {
      if (!returnToPlayer) return ''
      const percent = formatPercent(returnToPlayer, i18n.locale)
      const rate = hasOneBet(category) ? percent : `≤ ${percent}`
      return t`RTP ${rate}`
    }
    const texts = { new: t`New`, hot: t`Hot`, closed: t`Closed`, favourite, aboutGame: about, rate: rateOf }
    return { games, size, marked, amongHot, typed, texts, sources, failed }
  }, [games, size, marked, amongHot, typed, sources, failed, t, i18n])
}

/** Addresses of failed pictures in the list. */
function useFailedPictures(list: RefObject<HTMLElement | null>): ReadonlySet<string> {
  const [failed, setFailed] = useState<ReadonlySet<string>>(new Set())
  useLayoutEffect(() => {
    const { current: node } = list
    const fail = ({ target }: { target: EventTarget | null }) => {
      const address = target instanceof HTMLImageElement && target.getAttribute('src')
      if (address) setFailed((failedPictures) => new Set(failedPictures).add(address))
    }
    // A picture may have failed before hydration, when there was no listener.
    for (const image of node?.getElementsByTagName('img') ?? []) {
      if (image.complete && image.naturalWidth === 0) fail({ target: image })
    }
    // Error events of pictures do not bubble, so they are captured.
    node?.addEventListener('error', fail, true)
    // While offline all pictures fail, so the failures are cleared on reconnection.
    const tryAgain = () => setFailed(new Set())
    window.addEventListener('online', tryAgain)
    return () => {
      node?.removeEventListener('error', fail, true)
      window.removeEventListener('online', tryAgain)
    }
  }, [list])
  return failed
}
