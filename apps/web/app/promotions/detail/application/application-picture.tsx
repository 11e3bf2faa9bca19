import { useLingui } from '@lingui/react/macro'

import { formatPercent } from '../../../lib/i18n/format-percent.ts'
import { PictureTile, percentSent } from '../../../ui/attach/picture-tile.tsx'
import type { PictureProblem } from '../../../ui/attach/prepare-picture.ts'
import type { PicturePhase } from '../../../ui/attach/use-pictures.ts'
import { promotionFailure } from '../../offer/refusals.ts'

interface ApplicationPictureProps {
  phase: PicturePhase
  /** Number of the picture, from 1. */
  number: number
  onRemove(): void
  onAgain(): void
}

/** One picture of an application. */
export function ApplicationPicture({ phase, number, ...actions }: ApplicationPictureProps) {
  const { t, i18n } = useLingui()
  const percent = formatPercent(percentSent(phase), i18n.locale)
  const texts = {
    picture: t`Image ${number}`,
    sending: t`Sending: ${percent}`,
    sendingPicture: t`Sending image ${number}`,
    sent: t`Image received.`,
    retry: t`Try again`,
    remove: t`Remove image ${number}`,
    problem: useProblem(phase),
  }
  return <PictureTile phase={phase} texts={texts} {...actions} />
}

function useProblem(phase: PicturePhase): string | null {
  const { t, i18n } = useLingui()
  const texts: Record<PictureProblem, string> = {
    kind: t`This file isn’t a PNG or JPG image. Send a photo or screenshot.`,
    broken: t`This image is damaged. Take a new one.`,
    bytes: t`This image is larger than 5 MB. Send a smaller one.`,
    pixels: t`This image is too large. Send a screenshot or a smaller photo.`,
  }
  if (phase.name === 'wrong') return texts[phase.problem]
  return phase.name === 'failed' ? i18n._(promotionFailure(phase.error)) : null
}
