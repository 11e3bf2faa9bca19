import { getPlayer } from '@ante/contract/console/players/get-player.ts'
import { TRIAL } from '@ante/contract/member/member-type.ts'

import type { Member } from '../../identity/public.ts'
import { memberById } from '../../identity/public.ts'
import type { SignedIn } from '../../kit/context.ts'
import type { Db } from '../../kit/db.ts'
import { refusalsOf } from '../../kit/serve.ts'
import type { ScreenPorts } from '../screen-ports.ts'

const refuse = refusalsOf(getPlayer)

/** The player of a call, with the time zone and the currency of the merchant. */
export interface Player extends Member {
  currency: string
  zone: string
}

/** Returns the player of a call. Refuses members of other merchants and trial members like missing ones. */
export async function playerOfCall(
  { merchants }: Pick<ScreenPorts, 'merchants'>,
  db: Db,
  { merchantCode, player }: { merchantCode: string | null; player: string },
): Promise<Player> {
  const member = merchantCode === null ? null : await memberById(db, BigInt(player))
  if (!member || member.merchantCode !== merchantCode || member.type === TRIAL) throw refuse('player.not.found')
  const { currency, zone } = merchants.of(merchantCode)
  return { ...member, currency, zone }
}

/**
 * Returns the player as the caller of member use cases, so that the console shows the same decisions as the player's
 * pages.
 */
export const asCaller = ({ id, merchantCode, account, type, currency }: Player): SignedIn => {
  return { memberId: String(id), merchantCode, account, type, currency, token: '' }
}

/** Returns the name of a player in the audit log. */
export const objectOf = ({ account }: Pick<Player, 'account'>): string => `member:${account}`
