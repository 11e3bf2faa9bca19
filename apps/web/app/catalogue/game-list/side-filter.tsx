import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'

import { useMedia } from '../../lib/browser/use-media.ts'
import { Later } from '../../ui/later.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { vendorSettings } from '../queries.ts'
import { chosenFilters } from './chosen-filters.ts'
import { viewWithin } from './game-view.ts'
import type { GameView } from './game-view.ts'
import styles from './side-filter.module.css'

/** Screens on which the filter is beside the games. The page's style sheet has the same number. */
const BESIDE = '(min-width: 900px)'

const loadPanel = async () => (await import('./filter-panel.tsx')).FilterPanel

/** Slot of the filter beside the games. The style sheet reserves its width, so that no game moves. */
export function SideFilter({ view: requested }: { view: GameView }) {
  const { t } = useLingui()
  const isBeside = useMedia(BESIDE)
  const { data: settings } = useSuspenseQuery(vendorSettings)
  const view = viewWithin(settings, requested)
  const hasChosen = chosenFilters(view, settings).length > 0
  return (
    <section className={styles.panel} aria-label={t`Filter games`}>
      <Later
        quiet
        isRequested={isBeside}
        load={loadPanel}
        props={{ view, hasChosen }}
        skeleton={isBeside ? <Skeleton height={360} /> : null}
      />
    </section>
  )
}
