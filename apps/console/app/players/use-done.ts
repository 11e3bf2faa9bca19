import { useSite } from '../lib/site.ts'
import { announce } from '../ui/toasts.tsx'
import { useReloadPlayer } from './player-queries.ts'
import type { Player } from './player-queries.ts'

export interface ActionFormProps {
  player: Player
  onClose(): void
}

/** Returns what follows an action: the message, the end of the form, and the player as it is now. */
export function useDone({ player, onClose }: ActionFormProps): (text: string) => Promise<void> {
  const { code: merchant } = useSite()
  const reload = useReloadPlayer(merchant, player.id)
  return (text) => {
    announce(text)
    onClose()
    return reload()
  }
}
