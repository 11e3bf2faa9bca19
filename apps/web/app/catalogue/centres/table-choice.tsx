import type { VendorHall } from '@ante/contract/catalogue/halls.ts'
import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'

import { Link } from '../../lib/pages/router.tsx'
import menuStyles from '../game-list/class-menu.module.css'
import { classChoices, classWords } from '../game-list/class-words.ts'
import { ALL_CLASSES, sectionOf } from '../game-list/game-view.ts'
import { vendorSettings } from '../queries.ts'
import { VendorMark } from '../vendor-strip.tsx'
import stripStyles from '../vendor-strip.module.css'
import { lobbyAddress } from './lobby-view.ts'
import type { LobbyView } from './lobby-view.ts'

interface TableChoiceProps {
  view: LobbyView
  /** Vendor pages of the category. */
  halls: readonly VendorHall[]
}

/** Filters tables by vendor and class, if there is more than one. */
export function TableChoice({ view, halls }: TableChoiceProps) {
  return (
    <>
      {halls.length > 1 && <Vendors view={view} halls={halls} />}
      <Classes view={view} />
    </>
  )
}

function Vendors({ view, halls }: TableChoiceProps) {
  const { t } = useLingui()
  return (
    <nav aria-label={t`Providers`}>
      <ul className={stripStyles.strip}>
        <li className={stripStyles.place}>
          <Choice view={{ ...view, vendor: '' }} of={view} className={stripStyles.vendor}>
            {t`All`}
          </Choice>
        </li>
        {halls.map((hall) => (
          <li key={hall.vendor} className={stripStyles.place}>
            <Choice view={{ ...view, vendor: hall.vendor }} of={view} className={stripStyles.vendor}>
              <VendorMark vendor={hall} />
            </Choice>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Classes({ view }: { view: LobbyView }) {
  const { t, i18n } = useLingui()
  const { data: settings } = useSuspenseQuery(vendorSettings)
  const { category } = view
  if (!category) return null
  const choices = classChoices(category, sectionOf(settings, category)?.classes ?? [])
  // A single class besides "all" is no choice.
  if (choices.length < 3) return null
  return (
    <nav aria-label={t`Game types`} className={menuStyles.menu}>
      {choices.map((id) => (
        <Choice
          key={id}
          view={{ ...view, classify: id === ALL_CLASSES ? '' : id }}
          of={view}
          className={menuStyles.choice}
        >
          {classWords[id] ? i18n._(classWords[id]) : id}
        </Choice>
      ))}
    </nav>
  )
}

interface ChoiceProps {
  view: LobbyView
  /** The current view. */
  of: LobbyView
  className: string | undefined
  children: ReactNode
}

function Choice({ view, of, className, children }: ChoiceProps) {
  const isSeen = lobbyAddress(view) === lobbyAddress(of)
  return (
    <Link to={lobbyAddress(view)} replace className={className} aria-current={isSeen ? 'page' : undefined}>
      {children}
    </Link>
  )
}
