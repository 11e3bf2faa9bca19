import type { MailKind } from '@ante/contract/messaging/mail.ts'

import { iconPaths } from '../../ui/icon-paths.ts'

const LETTER = 'M4 6.5h16v11H4zM4 7l8 6 8-6'
const SHIELD = 'M12 3.5l7 2.5v5.5c0 4.4-2.9 7.6-7 9-4.1-1.4-7-4.6-7-9V6z'

export const kindIcons: Record<MailKind, string> = {
  service: LETTER,
  reward: iconPaths.gift,
  withdrawal: iconPaths.withdraw,
  deposit: iconPaths.deposit,
  lottery: iconPaths.trophy,
  security: SHIELD,
  offer: iconPaths.speaker,
}
