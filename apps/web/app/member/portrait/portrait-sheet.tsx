import { drawnPortraits, headIconAddress } from '@ante/contract/member/head-icon.ts'
import { PORTRAIT_LIMITS } from '@ante/contract/member/portrait.ts'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'

import { Alert } from '../../ui/alert.tsx'
import { FileChoice } from '../../ui/attach/file-choice.tsx'
import { preparePicture } from '../../ui/attach/prepare-picture.ts'
import { Button } from '../../ui/button.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { cropSquare } from './crop-square.ts'
import styles from './portrait-sheet.module.css'
import { pictureTexts } from './refusals.ts'
import { useHeadIcon } from './use-head-icon.ts'

interface PortraitSheetProps {
  open: boolean
  /** The current picture. */
  headIcon: string | null
  onClose(): void
}

/** Sheet to choose one of the drawn portraits, or an own photo. */
export function PortraitSheet({ open, headIcon, onClose }: PortraitSheetProps) {
  const { t, i18n } = useLingui()
  const ownPhoto = useOwnPhoto()
  // A sent photo is shown on the page, so it is removed from the sheet, which may be opened again.
  const { save, requestedPortrait, failure } = useHeadIcon(() => {
    ownPhoto.forget()
    onClose()
  })
  const busy = requestedPortrait !== undefined
  return (
    <Sheet open={open} title={t`Profile picture`} onClose={onClose}>
      {ownPhoto.photo ? (
        <div className={styles.own}>
          <img className={styles.preview} src={ownPhoto.photo.preview} alt={t`Preview of your photo`} />
          <Alert message={failure} />
          <Button wide busy={busy} onClick={() => ownPhoto.photo && save(ownPhoto.photo.file)}>{t`Use photo`}</Button>
          <Button wide variant="quiet" disabled={busy} onClick={ownPhoto.forget}>{t`Choose another`}</Button>
        </div>
      ) : (
        <>
          <ul className={styles.grid}>
            {drawnPortraits.map((name, index) => (
              <li key={name}>
                <button
                  type="button"
                  className={styles.choice}
                  aria-label={t`Image ${index + 1}`}
                  aria-pressed={(requestedPortrait ?? headIcon) === name}
                  disabled={busy}
                  onClick={() => save(name)}
                >
                  <Picture src={headIconAddress(name)} alt="" width={64} height={64} bare />
                </button>
              </li>
            ))}
          </ul>
          <Alert message={failure ?? (ownPhoto.problem && i18n._(pictureTexts[ownPhoto.problem]))} />
          <div className={styles.actions}>
            <FileChoice label={t`Choose photo`} types={PORTRAIT_LIMITS.types} busy={busy} onFile={ownPhoto.choose} />
          </div>
          <p className={styles.note}>{t`PNG or JPG. The middle square of the photo is shown.`}</p>
          {headIcon !== null && (
            <Button wide variant="quiet" busy={requestedPortrait === ''} onClick={() => save('')}>
              {t`Use the first letter of your name`}
            </Button>
          )}
        </>
      )}
    </Sheet>
  )
}

type Photo = Awaited<ReturnType<typeof cropSquare>>

/** State of a selected photo, cropped to a square before anything is sent. */
function useOwnPhoto() {
  const [photo, setPhoto] = useState<Photo>(null)
  const [problem, setProblem] = useState<keyof typeof pictureTexts | null>(null)
  const choose = async (file: File | undefined) => {
    if (!file) return
    setProblem(null)
    const prepared = await preparePicture(file, PORTRAIT_LIMITS)
    const square = typeof prepared === 'string' ? null : await cropSquare(prepared.preview)
    setPhoto(square)
    if (!square) setProblem(typeof prepared === 'string' ? prepared : 'broken')
  }
  return { photo, problem, choose, forget: () => setPhoto(null) }
}
