import { useLingui } from '@lingui/react/macro'

import { formatPercent } from '../../lib/i18n/format-percent.ts'
import { PictureTile, percentSent } from '../../ui/attach/picture-tile.tsx'
import type { PicturePhase } from '../../ui/attach/use-pictures.ts'
import { pictureTexts, supportFailure } from '../failures.ts'

interface FeedbackPictureProps {
  phase: PicturePhase
  /** Number of the picture, from 1. */
  number: number
  onRemove(): void
  onAgain(): void
}

/** One picture of a feedback. */
export function FeedbackPicture({ phase, number, ...actions }: FeedbackPictureProps) {
  const { t, i18n } = useLingui()
  const percent = formatPercent(percentSent(phase), i18n.locale)
  const texts = {
    picture: t`Image ${number}`,
    sending: t`Sending: ${percent}`,
    sendingPicture: t`Sending image ${number}`,
    sent: t`Image received.`,
    retry: t`Try again`,
    remove: t`Remove image ${number}`,
    problem: null as string | null,
  }
  if (phase.name === 'wrong') texts.problem = i18n._(pictureTexts[phase.problem])
  if (phase.name === 'failed') texts.problem = i18n._(supportFailure(phase.error))
  return <PictureTile phase={phase} texts={texts} {...actions} />
}
