import { BANNER_FILE_BYTES, BANNER_SIZE } from '@ante/contract/console/banners.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { ImageUp } from 'lucide-react'
import { useState } from 'react'
import { FileTrigger } from 'react-aria-components'

import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import { Overlay } from '../ui/overlay.tsx'
import { TextField } from '../ui/text-field.tsx'
import styles from './content.module.css'
import { PictureCrop } from './picture-crop.tsx'

interface PictureFieldProps {
  /** Address from which the console loads the picture; null without one. */
  source: string | null
  address: string | null
  isReadOnly: boolean
  onChange(address: string | null): void
}

const { width, height } = BANNER_SIZE

/** Picture of a banner: an upload that is cut to its size, or an address. */
export function PictureField({ source, address, isReadOnly, onChange }: PictureFieldProps) {
  const { t } = useLingui()
  const [file, setFile] = useState<File | null>(null)
  const [isTooLarge, setTooLarge] = useState(false)
  const [isEnlarged, setEnlarged] = useState(false)
  const choose = (files: FileList | null) => {
    const chosen = files?.[0]
    if (!chosen) return
    setTooLarge(chosen.size > BANNER_FILE_BYTES)
    if (chosen.size <= BANNER_FILE_BYTES) setFile(chosen)
  }
  return (
    <>
      {source !== null && <BannerPicture key={source} source={source} />}
      {!isReadOnly && (
        <div className={styles.checks}>
          <FileTrigger acceptedFileTypes={['image/png', 'image/jpeg', 'image/webp']} onSelect={choose}>
            <Button>
              <ImageUp size={14} aria-hidden />
              {source === null ? t`Upload a picture` : t`Replace the picture`}
            </Button>
          </FileTrigger>
          <span className={styles.hint}>
            <Trans>
              PNG, JPEG or WebP up to 6 MB. It is shown at {width} × {height}. Keep faces and logos on the right: the
              title covers the left half, and in right-to-left languages the picture is mirrored.
            </Trans>
          </span>
        </div>
      )}
      {isTooLarge && <Notice tone="bad">{t`The file is larger than 6 MB. Choose a smaller one.`}</Notice>}
      {isEnlarged && (
        <Notice tone="warn">
          {t`The part had fewer than ${width} × ${height} pixels and was enlarged. It may look blurred.`}
        </Notice>
      )}
      <TextField
        label={t`Address of the picture`}
        hint={t`Filled by the upload. You may also use an address of the site (/pictures/…) or https://.`}
        value={address ?? ''}
        isReadOnly={isReadOnly}
        onChange={(typed) => onChange(typed.trim() || null)}
      />
      <Overlay title={t`Choose the part`} isOpen={file !== null} size="wide" onClose={() => setFile(null)}>
        {file !== null && (
          <PictureCrop
            file={file}
            onCancel={() => setFile(null)}
            onUploaded={(uploaded) => {
              setEnlarged(uploaded.isEnlarged)
              setFile(null)
              onChange(uploaded.address)
            }}
          />
        )}
      </Overlay>
    </>
  )
}

/** The picture with the area that the title covers, or a note if it cannot be loaded. */
function BannerPicture({ source }: { source: string }) {
  const { t } = useLingui()
  const [isLost, setLost] = useState(false)
  if (isLost) return <Notice tone="warn">{t`The picture can't be loaded. Check its address.`}</Notice>
  return (
    <figure className={styles.banner}>
      <img
        src={source}
        alt={t`The picture as players get it`}
        width={width}
        height={height}
        onError={() => setLost(true)}
      />
      <figcaption>
        <Trans>Title</Trans>
      </figcaption>
    </figure>
  )
}
