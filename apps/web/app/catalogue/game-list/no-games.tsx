import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'

import buttonStyles from '../../ui/button.module.css'
import { classes } from '../../lib/browser/classes.ts'
import { EmptyState } from '../../ui/states.tsx'
import { ALL_CLASSES, classShown, NEW_CLASS, startOf, startsWithNew, withoutFilters } from './game-view.ts'
import type { GameView } from './game-view.ts'
import { SeeAllLink } from './see-all-link.tsx'
import { ViewLink } from './view-link.tsx'

/** Explains an empty list, with a link to more games. */
export function NoGames({ view }: { view: GameView }) {
  if (view.name) return <NotFound view={view} />
  if (view.tab === 'fav' && !view.vendor) return <NoFavourites view={view} />
  if (view.tab === 'recent' && !view.vendor) return <NoRecentGames view={view} />
  return <Nothing view={view} />
}

const isNarrowed = (view: GameView): boolean =>
  view.tab !== 'all' || Boolean(view.vendor || view.minBet) || classShown(view) !== ALL_CLASSES

/** Offers to search for the name in the whole category, then in all categories. */
function NotFound({ view }: { view: GameView }) {
  const { t } = useLingui()
  const narrowed = isNarrowed(view)
  const wider = { ...startOf(narrowed ? view.category : 'HOT'), name: view.name }
  const isWidest = view.category === 'HOT' && !narrowed
  return (
    <EmptyState
      picture="/pictures/states/not-found.svg"
      title={t`No game called “${view.name}”`}
      action={
        isWidest ? (
          <SuggestionLink to={startOf('HOT')}>{t`See hot games`}</SuggestionLink>
        ) : (
          <SuggestionLink to={wider}>{t`Search all games`}</SuggestionLink>
        )
      }
    >
      {isWidest ? t`Check the spelling, or try part of the name.` : t`Check the spelling, or search more widely.`}
    </EmptyState>
  )
}

function NoFavourites({ view }: { view: GameView }) {
  const { t } = useLingui()
  return (
    <EmptyState
      picture="/pictures/states/favourites.svg"
      title={t`No favourites yet`}
      action={<SuggestionLink to={startOf(view.category)}>{t`Find games`}</SuggestionLink>}
    >
      {t`Tap the heart on a game to save it here.`}
    </EmptyState>
  )
}

function NoRecentGames({ view }: { view: GameView }) {
  const { t } = useLingui()
  return (
    <EmptyState
      picture="/pictures/states/recent.svg"
      title={t`No games played yet`}
      action={<SuggestionLink to={startOf(view.category)}>{t`Find games`}</SuggestionLink>}
    >
      {t`Games you open appear here, latest first.`}
    </EmptyState>
  )
}

function Nothing({ view }: { view: GameView }) {
  const { t } = useLingui()
  const isOfNew = classShown(view) === NEW_CLASS && view.tab === 'all'
  const title = isNarrowed(view) ? t`No games match` : t`No games here yet`
  return (
    <EmptyState
      picture="/pictures/states/no-games.svg"
      title={isOfNew ? t`No new games right now` : title}
      action={<MoreGames view={view} />}
    />
  )
}

/** Offers all classes instead of new games, a list without filters, or hot games. */
function MoreGames({ view }: { view: GameView }) {
  const { t } = useLingui()
  if (startsWithNew(view)) return <SeeAllLink view={view} />
  if (isNarrowed(view)) return <SuggestionLink to={withoutFilters(view)}>{t`Clear filters`}</SuggestionLink>
  return <SuggestionLink to={startOf('HOT')}>{t`See hot games`}</SuggestionLink>
}

/** The suggested action. */
function SuggestionLink({ to, children }: { to: GameView; children: ReactNode }) {
  return (
    <ViewLink to={to} className={classes(buttonStyles.button, buttonStyles.quiet)}>
      <span className={buttonStyles.content}>{children}</span>
    </ViewLink>
  )
}
