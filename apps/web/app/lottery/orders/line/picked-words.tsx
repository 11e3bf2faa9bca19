import type { SubOrder } from '@ante/contract/lottery/orders/sub-order.ts'
import { useLingui } from '@lingui/react'

import { codeWords } from '../../betting/words/play-words.ts'
import { contentText } from './content-text.ts'

/** What was bet on, in words: the play, and what was chosen. */
export function PickedWords({ order }: { order: SubOrder }) {
  const { i18n } = useLingui()
  return (
    <>
      {codeWords(order.playCode, i18n)} · <bdi>{contentText(order, i18n)}</bdi>
    </>
  )
}
