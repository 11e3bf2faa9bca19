import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'

import { gameListAddress } from '../catalogue/game-list-address.ts'
import { GameSearch } from '../catalogue/game-list/game-search.tsx'
import { Link, useNavigate } from '../lib/pages/router.tsx'
import { useFlag } from '../merchant/public.ts'
import { ButtonLink } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import type { IconName } from '../ui/icon-paths.ts'
import { EmptyState } from '../ui/states.tsx'
import styles from './not-found-page.module.css'

/** Page for unknown addresses, with links to the most visited pages. */
export default function NotFoundPage() {
  const { t } = useLingui()
  const hasHelp = useFlag('COMM3')
  return (
    <>
      <EmptyState
        picture="/pictures/states/not-found.svg"
        title={t`Page not found`}
        action={<ButtonLink to="/m/home">{t`Go to lobby`}</ButtonLink>}
      >
        {t`The link may be old or mistyped.`}
      </EmptyState>
      <section className={styles.more}>
        <h2 className={styles.title}>{t`Looking for one of these?`}</h2>
        <GameFinder />
        <ul className={styles.list}>
          <Entry to="/m/gameList?gameType=HOT" icon="play">{t`Popular games`}</Entry>
          <Entry to="/m/activity" icon="gift">{t`Promotions`}</Entry>
          <Entry to="/m/notice" icon="speaker">{t`News`}</Entry>
          {hasHelp && <Entry to="/m/help" icon="info">{t`Help center`}</Entry>}
        </ul>
      </section>
    </>
  )
}

/** Search over all games. */
function GameFinder() {
  const navigate = useNavigate()
  const [typed, setTyped] = useState('')
  const find = (name: string) => navigate(gameListAddress({ category: 'HOT', name: name.trim() }))
  return <GameSearch category="HOT" typed={typed} onType={setTyped} onEnter={find} />
}

function Entry({ to, icon, children }: { to: string; icon: IconName; children: string }) {
  return (
    <li>
      <Link to={to} className={styles.entry}>
        <Icon name={icon} size={22} />
        <span className={styles.text}>{children}</span>
        <Icon name="chevron" size={20} turns />
      </Link>
    </li>
  )
}
