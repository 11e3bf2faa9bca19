import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Store } from 'lucide-react'

import { useSession } from '../lib/session.ts'
import { sitesOf } from '../lib/site.ts'
import styles from './choose-merchant.module.css'
import { Page } from './page.tsx'
import { Empty } from './states.tsx'

/** Maximum number of merchants that are offered; the switcher at the top left has all of them. */
const OFFERED = 12

/** Replaces a screen with data of a single merchant while the platform is selected: offers the merchants. */
export function ChooseMerchant({ title }: { title: string }) {
  const { t } = useLingui()
  const merchants = sitesOf(useSession()).filter(({ name }) => name !== null)
  return (
    <Page title={title}>
      <Empty icon={Store} title={t`Choose a merchant`}>
        <Trans>This page shows one merchant at a time.</Trans>
        <ul className={styles.list}>
          {merchants.slice(0, OFFERED).map(({ code, name }) => (
            <li key={code}>
              <Link to="." params={{ merchant: code }} className={styles.merchant}>
                {name}
              </Link>
            </li>
          ))}
        </ul>
        {merchants.length > OFFERED && <Trans>The list at the top left has all of them.</Trans>}
      </Empty>
    </Page>
  )
}
