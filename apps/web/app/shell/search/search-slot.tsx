import { useLingui } from '@lingui/react/macro'

import { useIdle } from '../../lib/browser/use-idle.ts'
import { Link } from '../../lib/pages/router.tsx'
import { loadPageMessages } from '../../lib/i18n/messages.ts'
import { Icon } from '../../ui/icon.tsx'
import { Later } from '../../ui/later.tsx'
import styles from './search-slot.module.css'

const NO_PROPS = {}
const loadSearch = async () => {
  const [{ HomeSearch }] = await Promise.all([import('./home-search.tsx'), loadPageMessages(['pages'])])
  return HomeSearch
}

/** The search of home. Until its code is loaded, or without scripts, it leads to the search of the game list. */
export function SearchSlot() {
  const { t } = useLingui()
  const isIdle = useIdle()
  const link = (
    <Link to="/m/gameList?gameType=HOT" className={styles.line}>
      <Icon name="search" size={20} />
      <span className={styles.text}>{t`Search`}</span>
    </Link>
  )
  return <Later quiet isRequested={isIdle} load={loadSearch} props={NO_PROPS} skeleton={link} />
}
