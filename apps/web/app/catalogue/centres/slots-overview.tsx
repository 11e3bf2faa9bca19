import type { VendorHall } from '@ante/contract/catalogue/halls.ts'
import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'

import { Link } from '../../lib/pages/router.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { SectionHead } from '../../ui/section-head.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { gameListAddress } from '../game-list-address.ts'
import { classChoices, classTexts } from '../game-list/class-texts.ts'
import { sectionOf } from '../game-list/game-view.ts'
import { JackpotCard } from '../jackpot-card.tsx'
import { vendorSettings } from '../queries.ts'
import { HallGrid } from './halls-of.tsx'
import { LatestShelf } from './latest-shelf.tsx'
import { SelectionShelf } from './selection-shelf.tsx'
import styles from './slots-overview.module.css'

/** Overview of slots of all vendors. */
export function SlotsOverview({ halls }: { halls: readonly VendorHall[] }) {
  const { t } = useLingui()
  if (halls.length === 0) return <NoSlots />
  return (
    <>
      <div className={styles.jackpot}>
        <JackpotCard />
      </div>
      <SlotClasses />
      <SelectionShelf category="RNG" vendor="" classify="HOT" />
      <SelectionShelf category="RNG" vendor="" classify="NEW" />
      <LatestShelf category="RNG" />
      <section>
        <SectionHead title={t`Providers`} />
        <HallGrid halls={halls} />
      </section>
    </>
  )
}

/** The classes of slots, each linking to a list. */
function SlotClasses() {
  const { t, i18n } = useLingui()
  const { data: settings } = useSuspenseQuery(vendorSettings)
  const classes = classChoices('RNG', sectionOf(settings, 'RNG')?.classes ?? [])
  return (
    <nav aria-label={t`Game types`} className={styles.classes}>
      {classes.map((id) => (
        <Link key={id} to={gameListAddress({ category: 'RNG', classify: id })} className={styles.class}>
          {classTexts[id] ? i18n._(classTexts[id]) : id}
        </Link>
      ))}
    </nav>
  )
}

function NoSlots() {
  const { t } = useLingui()
  return (
    <EmptyState
      picture="/pictures/states/no-games.svg"
      title={t`No slots available right now`}
      action={<ButtonLink to="/m/gameCenter">{t`See providers`}</ButtonLink>}
    />
  )
}
