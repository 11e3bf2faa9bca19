import type { SubOrder } from '@ante/contract/lottery/orders/sub-order.ts'
import { playById } from '@ante/lottery/plays.ts'
import { Trans, useLingui } from '@lingui/react/macro'

import { wholePlayTexts } from '../../betting/texts/play-texts.ts'
import { contentText } from './content-text.ts'

type Picked = Pick<SubOrder, 'playId' | 'content' | 'contentIsCut'>

/** The content of a bet in words: the play and the picks. */
export function PickedTexts({ order }: { order: Picked }) {
  const { i18n } = useLingui()
  const play = playById(order.playId)
  return (
    <>
      {play ? wholePlayTexts(play, i18n) : <Trans>Discontinued bet type</Trans>} ·{' '}
      <bdi>{contentText(order, play, i18n)}</bdi>
    </>
  )
}
