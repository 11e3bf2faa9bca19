import { Link } from '@tanstack/react-router'

import { useMay } from '../lib/session.ts'
import { useSite } from '../lib/site.ts'

interface PlayerLinkProps {
  /** Id of the player. */
  player: string
  account: string
  /** Tab of the player's page; the first one by default. */
  tab?: string
}

/** The account of a player, as a link to the player's page for staff who may open it. */
export function PlayerLink({ player, account, tab }: PlayerLinkProps) {
  const { code: merchant } = useSite()
  const mayOpen = useMay(merchant)('identity.member.read')
  if (!mayOpen) return <bdi>{account}</bdi>
  return (
    <Link to="/m/$merchant/players/$player" params={{ merchant, player }} search={tab === undefined ? {} : { tab }}>
      <bdi>{account}</bdi>
    </Link>
  )
}
