import { RECEIPT_TYPES } from '@ante/contract/cashier/deposit.ts'
import type { Deposit } from '@ante/contract/cashier/deposit.ts'
import { useLingui } from '@lingui/react/macro'

import { formatPercent } from '../../../lib/i18n/format-percent.ts'
import { useConnection } from '../../../lib/calls/connection.ts'
import { Alert } from '../../../ui/alert.tsx'
import { FileChoice } from '../../../ui/attach/file-choice.tsx'
import type { PictureProblem, PreparedPicture } from '../../../ui/attach/prepare-picture.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { ProgressBar } from '../../../ui/progress-bar.tsx'
import { depositFailure } from '../refusals.ts'
import styles from './receipt.module.css'
import { useReceipt } from './use-receipt.ts'

/** A picture of the receipt: taken or chosen, previewed, and uploaded with progress. */
export function Receipt({ deposit }: { deposit: Deposit }) {
  const { t } = useLingui()
  const { phase, choose, send, clear } = useReceipt(deposit.transactionId)
  const alert = useAlert(phase)
  const picture = 'picture' in phase ? phase.picture : null
  return (
    <div>
      {deposit.hasReceipt && !picture && (
        <p className={styles.has}>
          <Icon name="check" size={20} />
          {t`Receipt received.`}
        </p>
      )}
      <Alert message={alert} />
      {picture ? (
        <Chosen picture={picture} share={phase.name === 'sending' ? phase.share : null} onSend={send} onClear={clear} />
      ) : (
        <>
          <p className={styles.hint}>
            {deposit.hasReceipt
              ? t`A new image replaces the current one.`
              : t`A photo of your receipt speeds things up. JPG, PNG, WebP or GIF, up to 5 MB.`}
          </p>
          <div className={styles.actions}>
            <FileChoice
              label={t`Take photo`}
              types={RECEIPT_TYPES}
              isCamera
              busy={phase.name === 'looking'}
              onFile={choose}
            />
            <FileChoice label={t`Choose image`} types={RECEIPT_TYPES} busy={phase.name === 'looking'} onFile={choose} />
          </div>
        </>
      )}
    </div>
  )
}

interface ChosenProps {
  picture: PreparedPicture
  /** Uploaded share; null during the preview. */
  share: number | null
  onSend(picture: PreparedPicture): Promise<void>
  onClear(): void
}

const WHOLE = 100

function Chosen({ picture, share, onSend, onClear }: ChosenProps) {
  const { t, i18n } = useLingui()
  const { online } = useConnection()
  const sent = Math.round((share ?? 0) * WHOLE)
  const percent = formatPercent(sent, i18n.locale)
  return (
    <div>
      <img className={styles.preview} src={picture.preview} alt={t`Preview of your receipt`} />
      {share === null ? (
        <div className={styles.actions}>
          <Button variant="quiet" onClick={onClear}>{t`Choose another`}</Button>
          <Button disabled={!online} onClick={() => void onSend(picture)}>{t`Send receipt`}</Button>
        </div>
      ) : (
        <div>
          <p className={styles.hint}>{t`Sending: ${percent}`}</p>
          <ProgressBar label={t`Sending receipt…`} value={sent} max={WHOLE} />
        </div>
      )}
    </div>
  )
}

function useAlert(phase: ReturnType<typeof useReceipt>['phase']): string | null {
  const { t, i18n } = useLingui()
  const texts: Record<PictureProblem, string> = {
    kind: t`This file isn’t a supported image. Send a photo or screenshot.`,
    broken: t`This image is damaged. Take a new one.`,
    bytes: t`This image is larger than 5 MB. Send a smaller one.`,
    pixels: t`This image is too large. Send a screenshot or a smaller photo.`,
  }
  if (phase.name === 'wrong') return texts[phase.problem]
  return phase.name === 'failed' ? i18n._(depositFailure(phase.error)) : null
}
