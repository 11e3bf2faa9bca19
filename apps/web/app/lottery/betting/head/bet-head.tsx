import type { LotteryGame } from '@ante/contract/lottery/games/game.ts'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { ReactNode } from 'react'

import { ownPagesBefore } from '../../../lib/pages/own-pages-before.ts'
import { Link, useNavigate } from '../../../lib/pages/router.tsx'
import { useSession } from '../../../lib/session/session.ts'
import { loadPageMessages } from '../../../lib/i18n/messages.ts'
import { Stroke } from '../../../ui/icon.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Later } from '../../../ui/later.tsx'
import { HeadClock } from './head-clock.tsx'
import styles from './head.module.css'

const loadBets = async () => {
  const [{ TodaysBetsSheet }] = await Promise.all([
    import('../../orders/today/todays-bets-sheet.tsx'),
    loadPageMessages(['bets']),
  ])
  return TodaysBetsSheet
}

const LIST = 'M8 6h12M8 12h12M8 18h12M4 6v.1M4 12v.1M4 18v.1'

interface BetHeadProps {
  game: LotteryGame | null
  /** Selector of the game and the play; null while the game is unknown. */
  picker: ReactNode
}

/**
 * Header of the betting page, always in view: the back button, the selector of the game and the play, the time until
 * bets close, and a link to the member's bets.
 */
export function BetHead({ game, picker }: BetHeadProps) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const goBack = () => (ownPagesBefore() < 1 ? navigate('/m/lottery', { replace: true }) : navigate(-1))
  return (
    <header className={styles.bar}>
      <IconButton icon="back" turns label={t`Back`} onClick={goBack} />
      <h1 className={styles.title}>{picker ?? t`Lottery`}</h1>
      {game?.isSale && <HeadClock gameId={game.gameId} />}
      {game ? (
        <MyBets game={game} />
      ) : (
        <Link to="/m/lotteryOrders" className={styles.orders} aria-label={t`My bets`}>
          <Stroke path={LIST} size={24} />
        </Link>
      )}
    </header>
  )
}

/** The member's bets on this game today; a visitor is sent through the login to all bets. */
function MyBets({ game: { gameId, gameCode } }: { game: LotteryGame }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const isMember = useSession() !== null
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  const title = t`My bets`
  return (
    <>
      <button
        type="button"
        className={styles.orders}
        aria-haspopup="dialog"
        aria-label={title}
        onClick={() => (isMember ? setOpen(true) : navigate('/m/lotteryOrders'))}
      >
        <Stroke path={LIST} size={24} />
      </button>
      <Later
        isRequested={open}
        load={loadBets}
        props={{ open, title, gameId, gameCode, onClose: close }}
        onFailure={close}
      />
    </>
  )
}
