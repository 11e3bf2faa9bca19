import type { StaffContext } from '../../../kit/staff-context.ts'
import type { ScreenPorts } from '../../screen-ports.ts'
import type { Player } from '../player-of-call.ts'

/** An action on a player in the name of the caller. */
export interface PlayerAction extends Pick<StaffContext, 'audit' | 'staff'> {
  ports: ScreenPorts
  player: Player
  /** Name of the player in the audit log. */
  object: string
}
