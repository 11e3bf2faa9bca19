import type { LotteryGame } from '@ante/contract/lottery/games/game.ts'
import type { MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'

import { useSession } from '../../lib/session/session.ts'
import { Stroke } from '../../ui/icon.tsx'
import { reportUnopened, showToast } from '../../ui/toast-store.ts'
import type { ToastTone } from '../../ui/toast-store.ts'
import { toggleDeviceStar } from './favourites/device-stars.ts'
import styles from './star-button.module.css'

const STAR = 'M12 3.5l2.6 5.4 5.9.8-4.3 4.1 1 5.9-5.2-2.8-5.200 2.800 1-5.900L3.500 9.700l5.900-.8z'

interface StarButtonProps {
  game: Pick<LotteryGame, 'gameCode' | 'name'>
  marked: boolean
}

/** Adds a lottery to the member's favourites; a visitor's favourites are stored on this device until the login. */
export function StarButton({ game: { gameCode, name }, marked }: StarButtonProps) {
  const { t, i18n } = useLingui()
  const queries = useQueryClient()
  const session = useSession()
  const toggle = async () => {
    if (!session) return toggleDeviceStar(gameCode)
    try {
      const [{ toggleFavouriteLottery }, { call }] = await Promise.all([
        import('./favourites/toggle-favourite-lottery.ts'),
        import('../../lib/calls/call.ts'),
      ])
      const notify = (message: MessageDescriptor, tone: ToastTone = 'bad') => showToast(i18n._(message), { tone })
      return await toggleFavouriteLottery({ queries, call, notify }, gameCode)
    } catch {
      return reportUnopened()
    }
  }
  return (
    <button
      type="button"
      className={styles.star}
      aria-pressed={marked}
      aria-label={t`Favourite: ${name}`}
      onClick={() => void toggle()}
    >
      <Stroke path={STAR} size={20} />
    </button>
  )
}
