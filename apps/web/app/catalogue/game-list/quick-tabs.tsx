import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react/macro'
import { use, useEffect, useRef } from 'react'
import type { MouseEvent } from 'react'

import { rememberReturn } from '../../lib/pages/return-to.ts'
import { useNavigate } from '../../lib/pages/router.tsx'
import { useSession } from '../../lib/session/session.ts'
import { Icon } from '../../ui/icon.tsx'
import { categoryWords } from '../category-words.ts'
import { startOf, viewAddress } from './game-view.ts'
import type { GameTab, GameView } from './game-view.ts'
import styles from './quick-tabs.module.css'
import { revealInRow } from '../../ui/reveal-in-row.ts'
import { ShowView } from './show-view.ts'

const tabWords: Record<GameTab, MessageDescriptor> = {
  all: msg`All`,
  hot: categoryWords.HOT,
  recent: msg`Recent`,
  fav: msg`Favourites`,
}

/** Tabs: all games, hot ones, recently opened, favourites. */
export function QuickTabs({ view }: { view: GameView }) {
  const { t } = useLingui()
  // Under HOT all games are hot, and the tab has that name.
  const tabs: readonly GameTab[] = view.category === 'HOT' ? ['all', 'recent', 'fav'] : ['all', 'hot', 'recent', 'fav']
  const row = useRef<HTMLElement>(null)
  const index = tabs.indexOf(view.tab)
  useEffect(() => revealInRow(row.current, index), [row, index])
  return (
    <nav aria-label={t`Game lists`} className={styles.row} ref={row}>
      {tabs.map((tab) => (
        <QuickTab key={tab} to={startOf(view.category, tab)} current={tab === view.tab} />
      ))}
    </nav>
  )
}

/** A tab resets vendor, name and minimum bet. A member's own lists require a session. */
function QuickTab({ to, current }: { to: GameView; current: boolean }) {
  const { i18n } = useLingui()
  const session = useSession()
  const show = use(ShowView)
  const navigate = useNavigate()
  const isOwn = to.tab === 'recent' || to.tab === 'fav'
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.button !== 0 || event.metaKey || event.altKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    if (session || !isOwn) return show(to)
    rememberReturn(viewAddress(to))
    navigate('/m/login')
  }
  const words = to.category === 'HOT' && to.tab === 'all' ? tabWords.hot : tabWords[to.tab]
  return (
    <a href={viewAddress(to)} className={styles.tab} aria-current={current ? 'page' : undefined} onClick={follow}>
      {to.tab === 'fav' && <Icon name="heart" size={16} />}
      <span>{i18n._(words)}</span>
    </a>
  )
}
