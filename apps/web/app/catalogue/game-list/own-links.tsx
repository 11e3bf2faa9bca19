import { useLingui } from '@lingui/react/macro'
import { use } from 'react'
import type { MouseEvent } from 'react'

import { rememberReturn } from '../../lib/pages/return-to.ts'
import { opensHere, useNavigate } from '../../lib/pages/router.tsx'
import { useSession } from '../../lib/session/session.ts'
import { Icon, Stroke } from '../../ui/icon.tsx'
import tabStyles from '../../ui/tabs.module.css'
import { startOf, viewAddress } from './game-view.ts'
import type { GameTab } from './game-view.ts'
import { ShowView } from './show-view.ts'
import { tabTexts } from './tab-texts.ts'

const CLOCK = 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM12 7.5V12l3 2'

/** Links to the member's own lists, beside the categories. They require a session. */
export function OwnLinks({ active }: { active: GameTab }) {
  return (
    <>
      <OwnLink tab="fav" isCurrent={active === 'fav'} />
      <OwnLink tab="recent" isCurrent={active === 'recent'} />
    </>
  )
}

function OwnLink({ tab, isCurrent }: { tab: 'fav' | 'recent'; isCurrent: boolean }) {
  const { i18n } = useLingui()
  const session = useSession()
  const show = use(ShowView)
  const navigate = useNavigate()
  const to = startOf('HOT', tab)
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    if (!opensHere(event)) return
    event.preventDefault()
    if (session) return show(to)
    rememberReturn(viewAddress(to))
    navigate('/m/login')
  }
  return (
    <a href={viewAddress(to)} className={tabStyles.tab} aria-current={isCurrent ? 'page' : undefined} onClick={follow}>
      {tab === 'fav' ? <Icon name="heart" size={24} /> : <Stroke path={CLOCK} size={24} />}
      <span className={tabStyles.label}>{i18n._(tabTexts[tab])}</span>
    </a>
  )
}
