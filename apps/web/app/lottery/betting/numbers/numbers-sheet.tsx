import type { Play } from '@ante/lottery/play.ts'
import { useLingui } from '@lingui/react/macro'

import { useSession } from '../../../lib/session/session.ts'
import { Button } from '../../../ui/button.tsx'
import { SheetActions } from '../../../ui/choices.tsx'
import { List } from '../../../ui/list.tsx'
import { Sheet } from '../../../ui/sheet.tsx'
import { EmptyState } from '../../../ui/states.tsx'
import styles from '../cart/cart.module.css'
import type { NumberToolsProps } from './number-tools.tsx'
import { SavedLine } from './saved-line.tsx'
import { dropNumbers, saveNumbers, useSavedNumbers } from './saved-store.ts'
import type { SavedNumbers } from './saved-text.ts'

/** How many random rows a button puts into the cart. */
const RANDOM = [1, 5, 10]
/** Maximum number of typed entries that can be saved; more come from a file that the player has. */
const ENTRIES = 200

interface NumbersSheetProps extends NumberToolsProps {
  open: boolean
  onClose(): void
}

/** Sheet of random picks for the cart, and of the numbers saved in this family of games. */
export function NumbersSheet({ open, betting, play, draft, table, onClose }: NumbersSheetProps) {
  const { t } = useLingui()
  const session = useSession()
  const owner = {
    member: session ? `${session.merchantCode}/${session.userName}` : '',
    family: betting.game.family,
  }
  const saved = useSavedNumbers(owner).flatMap((numbers) => {
    const savedPlay = betting.plays.find(({ id }) => id === numbers.playId)
    return savedPlay ? { numbers, play: savedPlay } : []
  })
  const current = currentNumbers(play, draft)
  const use = (savedPlay: Play, numbers: SavedNumbers) => {
    table.fill(savedPlay, numbers)
    onClose()
  }
  return (
    <Sheet open={open} title={t`My numbers`} onClose={onClose}>
      <List items={saved} empty={<NothingSaved />} className={styles.rows}>
        {({ numbers, play: savedPlay }) => (
          <SavedLine
            key={JSON.stringify(numbers)}
            play={savedPlay}
            numbers={numbers}
            onUse={() => use(savedPlay, numbers)}
            onDrop={() => dropNumbers(owner, numbers)}
          />
        )}
      </List>
      <div className={styles.tools}>
        {RANDOM.map((count) => (
          <Button
            key={count}
            variant="quiet"
            disabled={table.cart.rows.length + count > betting.setting.limits.slipsAnOrder}
            onClick={() => {
              table.random(play, count)
              onClose()
              table.open('cart')
            }}
          >
            {t`Random × ${count}`}
          </Button>
        ))}
      </div>
      <SheetActions>
        <Button wide disabled={current === null} onClick={() => current && saveNumbers(owner, current)}>
          {t`Save these numbers`}
        </Button>
      </SheetActions>
    </Sheet>
  )
}

/** The numbers on the board or in the text; null if there are none, or more than one row of them. */
function currentNumbers(play: Play, { selections, betType }: NumberToolsProps['draft']): SavedNumbers | null {
  const [first, ...others] = selections
  if (!first || others.length > 0) return null
  const { selection } = first
  if (selection.kind === 'typed' && selection.entries.length > ENTRIES) return null
  return { playId: play.id, betType, selection }
}

function NothingSaved() {
  const { t } = useLingui()
  return (
    <EmptyState picture="/pictures/states/draw.svg" title={t`No saved numbers yet`}>
      {t`Pick numbers on the board, then save them here. They’re kept on this device.`}
    </EmptyState>
  )
}
