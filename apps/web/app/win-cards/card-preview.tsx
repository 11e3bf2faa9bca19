import { useLingui } from '@lingui/react/macro'

import { useMerchant } from '../merchant/public.ts'
import { Actions } from '../ui/actions.tsx'
import { Button } from '../ui/button.tsx'
import { useCopy } from '../ui/copy-line.tsx'
import { savePicture } from '../ui/save-picture.ts'
import { cardOf } from './card-of.ts'
import type { Card } from './card.ts'
import styles from './card-preview.module.css'
import { HEIGHT, WIDTH } from './draw/measures.ts'
import { mayShareFile, shareFile } from './share-file.ts'
import type { Shared } from './shared.ts'
import { useCardFile } from './use-card-file.ts'
import { useCardLink } from './use-card-link.ts'

interface CardPreviewProps {
  shared: Shared
  hideAmount: boolean
  onHide(hide: boolean): void
}

/** The picture as it will be shared, with the amount hidden or not, and the actions. */
export function CardPreview({ shared, hideAmount, onHide }: CardPreviewProps) {
  const { t, i18n } = useLingui()
  const { name: brand, mainDomain: site, zone, licence } = useMerchant()
  const card = cardOf(shared, { i18n, hideAmount, zone, minimumAge: licence.minimumAge, brand, site })
  const { canvas, file } = useCardFile(card)
  const url = useCardLink(shared)
  const label = textOf(card)
  return (
    <>
      <canvas
        ref={canvas}
        width={WIDTH}
        height={HEIGHT}
        className={styles.picture}
        role={label ? 'img' : undefined}
        aria-label={label}
      />
      {shared.kind === 'win' && (
        <label className={styles.hide}>
          {t`Hide amount`}
          <input
            type="checkbox"
            className={styles.box}
            checked={hideAmount}
            onChange={({ target }) => onHide(target.checked)}
          />
        </label>
      )}
      {file === 'failed' && (
        <output className={styles.failed}>{t`Your browser can’t create the image. Take a screenshot instead.`}</output>
      )}
      <CardActions file={file} name={fileName(shared)} text={textToShare(card)} url={url} />
    </>
  )
}

interface CardActionsProps {
  file: Blob | 'drawing' | 'failed'
  name: string
  text: string
  url: string
}

/**
 * One share button if the browser shares pictures; otherwise a button to save the picture, and one to copy the link.
 */
function CardActions({ file, name, text, url }: CardActionsProps) {
  const { t } = useLingui()
  const copy = useCopy()
  const picture = file instanceof Blob ? file : null
  const copyLink = <Button variant="quiet" wide onClick={() => void copy(url)}>{t`Copy link`}</Button>
  if (picture && mayShareFile({ picture, name })) {
    return (
      <Actions>
        <Button wide onClick={() => void shareFile({ picture, name, text, url })}>{t`Share`}</Button>
      </Actions>
    )
  }
  return (
    <Actions>
      {file !== 'failed' && (
        <Button
          wide
          busy={picture === null}
          onClick={() => picture && savePicture(picture, name)}
        >{t`Save image`}</Button>
      )}
      {copyLink}
    </Actions>
  )
}

/** The texts of the picture, for screen readers. */
const textOf = ({ title, figure, amount, picks, code, date, responsible }: Card): string =>
  [
    title,
    ...picks.map(({ pick, odds }) => `${pick} ${odds}`),
    figure?.text,
    amount && `${amount.label} ${amount.text}`,
    code && `${code.label} ${code.text}`,
    date,
    responsible,
  ]
    .filter(Boolean)
    .join(', ')

/** The message shared with the picture: brand and title; for a ticket the booking code instead of the title. */
const textToShare = ({ brand, title, code }: Card): string =>
  code ? `${brand} · ${code.label} ${code.text}` : `${brand} · ${title}`

const fileName = (shared: Shared): string => (shared.kind === 'win' ? 'win' : `bet-${shared.code}`)
