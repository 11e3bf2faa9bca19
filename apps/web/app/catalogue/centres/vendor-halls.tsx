import type { VendorHall } from '@ante/contract/catalogue/halls.ts'
import { useLingui } from '@lingui/react/macro'

import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { gameListAddress } from '../game-list-address.ts'
import { categoriesIn } from './centre-view.ts'
import { hallsNamed } from './halls-named.ts'
import { HallsOf } from './halls-of.tsx'

interface VendorHallsProps {
  halls: readonly VendorHall[]
  /** The search text. */
  typed: string
}

/** Vendor pages by category, filtered by vendor name. A name may also match a game. */
export function VendorHalls({ halls, typed }: VendorHallsProps) {
  const { t } = useLingui()
  const matchingHalls = hallsNamed(halls, typed)
  const gameSearchLink = (
    <ButtonLink wide variant="quiet" to={gameListAddress({ category: 'HOT', name: typed })}>
      {t`Search games for “${typed}”`}
    </ButtonLink>
  )
  if (halls.length === 0) return <NoHalls />
  if (matchingHalls.length === 0) {
    return (
      <EmptyState
        picture="/pictures/states/not-found.svg"
        title={t`No provider called “${typed}”`}
        action={gameSearchLink}
      >
        {t`It may be a game name.`}
      </EmptyState>
    )
  }
  return (
    <>
      {typed !== '' && gameSearchLink}
      {categoriesIn(matchingHalls).map((category) => (
        <HallsOf
          key={category}
          category={category}
          halls={matchingHalls.filter((hall) => hall.category === category)}
        />
      ))}
    </>
  )
}

function NoHalls() {
  const { t } = useLingui()
  return (
    <EmptyState
      picture="/pictures/states/no-games.svg"
      title={t`No games here yet`}
      action={<ButtonLink to="/m/home">{t`Go to lobby`}</ButtonLink>}
    />
  )
}
