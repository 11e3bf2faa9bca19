import { useSite } from '../lib/site.ts'
import { announce } from '../ui/toasts.tsx'
import { useReloadPlayer } from './player-queries.ts'
import type { Player } from './player-queries.ts'

export interface ActionFormProps {
  player: Player
  onClose(): void
}

/** Returns a function to call after an action: it shows a message, closes the form, and reloads the player. */
export function useDone({ player, onClose }: ActionFormProps): (text: string) => Promise<void> {
  const { code: merchant } = useSite()
  const reload = useReloadPlayer(merchant, player.id)
  return (text) => {
    announce(text)
    onClose()
    return reload()
  }
}
