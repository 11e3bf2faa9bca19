import { Sheet } from '../../../ui/sheet.tsx'
import { TodaysBets } from './todays-bets.tsx'

interface TodaysBetsSheetProps {
  open: boolean
  title: string
  gameId: number
  gameCode: string
  onClose(): void
}

/** The member's bets of today on a game, as a sheet over another page. */
export function TodaysBetsSheet({ open, title, onClose, ...game }: TodaysBetsSheetProps) {
  return (
    <Sheet open={open} title={title} onClose={onClose}>
      {open && <TodaysBets {...game} />}
    </Sheet>
  )
}
