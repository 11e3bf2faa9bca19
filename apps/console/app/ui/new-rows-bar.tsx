import { Plural } from '@lingui/react/macro'
import { ArrowUp } from 'lucide-react'

import { Button } from './button.tsx'
import styles from './new-rows-bar.module.css'

/** Bar with the number of new rows. A press shows them: nothing moves under the pointer without it. */
export const NewRowsBar = ({ count, onShow }: { count: number; onShow: () => void }) => (
  <output className={styles.place}>
    {count > 0 && (
      <Button size="small" onPress={onShow}>
        <ArrowUp size={13} aria-hidden />
        <Plural value={count} one="# new" other="# new" />
      </Button>
    )}
  </output>
)
