import type { Check, getPlayer } from '@ante/contract/console/players/get-player.ts'
import type { OutputOf } from '@ante/contract/kit/endpoint.ts'

import { depositChecks, withdrawSettings } from '../../cashier/public.ts'
import type { Ports } from '../../kit/ports.ts'
import { refusalIn } from '../../kit/refusal.ts'
import type { Refused } from '../../kit/refusal.ts'
import { requirePlay } from '../../responsible-gaming/public.ts'
import { asCaller } from './player-of-call.ts'
import type { Player } from './player-of-call.ts'

type Checks = OutputOf<typeof getPlayer>['checks']
export type WithdrawSettings = Awaited<ReturnType<typeof withdrawSettings>>

const ACCOUNT = 'account.disabled'

/**
 * Returns the conditions that prevent a player's withdrawals, deposits and bets. They are evaluated by the code that
 * decides the player's own calls: the settings of the withdrawal page, the guards of a deposit, and the check of a
 * stake.
 */
export async function playerChecks(
  ports: Pick<Ports, 'db' | 'clock'>,
  player: Player,
): Promise<{ checks: Checks; settings: WithdrawSettings }> {
  const { db, clock } = ports
  const now = clock.now()
  const stake = { memberId: player.id, merchantCode: player.merchantCode, currency: player.currency }
  const [settings, deposit, play] = await Promise.all([
    withdrawSettings(ports, asCaller(player)),
    depositChecks(db, stake, now),
    refusalIn(() => requirePlay(db, stake, now)),
  ])
  const login = { code: ACCOUNT, satisfied: player.status === 'active', until: null, left: null }
  const isOpen = settings.allowWithdraw === 'Y'
  const checks = {
    login: [login],
    withdraw: [
      login,
      { code: 'withdrawal.not.allowed', satisfied: isOpen, until: null, left: null },
      ...settings.guards.map(({ code, satisfied, ...more }) => ({
        code,
        satisfied,
        until: 'until' in more && typeof more.until === 'string' ? more.until : null,
        left: 'left' in more && typeof more.left === 'string' ? more.left : null,
      })),
    ],
    deposit: [login, ...deposit.map(({ code, refusal }) => checkOf(code, refusal))],
    play: [checkOf('play.allowed', play)],
  }
  return { checks, settings }
}

/**
 * Returns the result of a check. It has the code of the refusal, which may be more specific than `code`: for example,
 * the check of limits also detects an exclusion.
 */
function checkOf(code: string, refusal: Refused | null): Check {
  if (!refusal) return { code, satisfied: true, until: null, left: null }
  const { until, left } = detailsOf(refusal)
  return {
    code: refusal.code,
    satisfied: false,
    until: typeof until === 'string' ? until : null,
    left: typeof left === 'string' ? left : null,
  }
}

function detailsOf({ details }: Refused): { until?: unknown; left?: unknown } {
  return typeof details === 'object' && details !== null ? details : {}
}
