import type { Game } from '@ante/contract/catalogue/games.ts'
import type { MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'

import { rememberReturn } from '../lib/pages/return-to.ts'
import { useNavigate } from '../lib/pages/router.tsx'
import { useSession } from '../lib/session/session.ts'
import { Icon } from '../ui/icon.tsx'
import { showToast } from '../ui/toast-store.ts'
import styles from './favourite-heart.module.css'

/** The same for each, so that there is nothing to compare. */
const sign = (
  <span className={styles.sign}>
    <Icon name="heart" size={16} />
  </span>
)

/** Keeps a game among the member's own; a visitor is asked to log in first. */
export function FavouriteHeart({ game, marked }: { game: Game; marked: boolean }) {
  const { t, i18n } = useLingui()
  const queries = useQueryClient()
  const session = useSession()
  const navigate = useNavigate()
  const name = game.gameName

  const toggle = async () => {
    if (!session) {
      rememberReturn(location.pathname + location.search)
      navigate('/m/login')
      return
    }
    try {
      const [{ toggleFavourite }, { call }] = await Promise.all([
        import('./toggle-favourite.ts'),
        import('../lib/calls/call.ts'),
      ])
      const tell = (words: MessageDescriptor) => showToast(i18n._(words), { tone: 'bad' })
      await toggleFavourite({ queries, call, tell }, game)
    } catch {
      showToast(t`This could not be opened. Check your connection and try again.`, { tone: 'bad' })
    }
  }
  return (
    <button
      type="button"
      className={styles.heart}
      aria-pressed={marked}
      aria-label={t`Favourite: ${name}`}
      onClick={() => void toggle()}
    >
      {sign}
    </button>
  )
}
