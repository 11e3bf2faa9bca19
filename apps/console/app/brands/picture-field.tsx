import {
  brandPictureShapes,
  MAX_BRAND_PICTURE_BYTES,
  uploadBrandPicture,
  WHOLE_SIDE,
} from '@ante/contract/console/brands.ts'
import type { PictureCrop } from '@ante/contract/console/brands.ts'
import type { BrandPictureKind } from '@ante/contract/merchant/brand-design.ts'
import { useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import Cropper from 'react-easy-crop'
import 'react-easy-crop/react-easy-crop.css'

import { call } from '../lib/call.ts'
import { useSite } from '../lib/site.ts'
import { Badge } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { ConfirmForm } from '../ui/confirm-form.tsx'
import { Overlay } from '../ui/overlay.tsx'
import { pictureText } from './brand-texts.ts'
import styles from './brands.module.css'

interface PictureFieldProps {
  kind: BrandPictureKind
  /** Code of the brand. */
  brand: string
  /** Id of the uploaded picture; null: it is drawn in the brand's colours. */
  value: string | null
  isReadOnly: boolean
  onChange(id: string | null): void
}

const MAX_MEGABYTES = MAX_BRAND_PICTURE_BYTES / 1024 / 1024

/** An uploaded picture of a brand. The part that is used is selected before the upload. */
export function PictureField({ kind, brand, value, isReadOnly, onChange }: PictureFieldProps) {
  const { t } = useLingui()
  const input = useRef<HTMLInputElement>(null)
  const [picture, setPicture] = useState<string | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const { name, hint } = pictureText[kind]
  const label = t(name)
  const read = async (file: File) => {
    const isTooLarge = file.size > MAX_BRAND_PICTURE_BYTES
    setFailure(isTooLarge ? t`The file is larger than ${MAX_MEGABYTES} MB.` : null)
    if (isTooLarge) return
    setPicture(await addressOf(file))
  }
  return (
    <fieldset aria-label={label} className={styles.picture}>
      <span className={styles.pictureName}>
        {label} {value === null ? <Badge>{t`Drawn`}</Badge> : <Badge tone="good">{t`Uploaded`}</Badge>}
      </span>
      <small>{t(hint)}</small>
      {failure !== null && <small role="alert">{failure}</small>}
      {!isReadOnly && (
        <span className={styles.choices}>
          <Button size="small" onPress={() => input.current?.click()}>
            {t`Choose a file`}
          </Button>
          {value !== null && <Button size="small" kind="quiet" onPress={() => onChange(null)}>{t`Remove`}</Button>}
        </span>
      )}
      <input
        ref={input}
        type="file"
        hidden
        accept="image/png,image/jpeg,image/webp"
        aria-label={t`${label}: file`}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) void read(file)
          target.value = ''
        }}
      />
      <Overlay title={t`Crop: ${label}`} isOpen={picture !== null} onClose={() => setPicture(null)}>
        {picture !== null && (
          <CropForm
            kind={kind}
            brand={brand}
            picture={picture}
            onDone={(id) => {
              setPicture(null)
              onChange(id)
            }}
            onCancel={() => setPicture(null)}
          />
        )}
      </Overlay>
    </fieldset>
  )
}

interface CropFormProps {
  kind: BrandPictureKind
  brand: string
  /** Address with the data of the picture. */
  picture: string
  onDone(id: string): void
  onCancel(): void
}

/** In percent, as the cropper reports it. */
const WHOLE: PictureCrop = { x: 0, y: 0, width: 100, height: 100 }
const MAX_ZOOM = 6

function CropForm({ kind, brand, picture, onDone, onCancel }: CropFormProps) {
  const { t } = useLingui()
  const { code: merchant } = useSite()
  const [position, setPosition] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  const [crop, setCrop] = useState(WHOLE)
  const { width, height } = brandPictureShapes[kind]
  const upload = async () => {
    const content = picture.slice(picture.indexOf(',') + 1)
    const { id } = await call(uploadBrandPicture, { merchant, code: brand, kind, content, crop: within(crop) })
    onDone(id)
  }
  return (
    <>
      <div className={styles.cropper}>
        <Cropper
          image={picture}
          crop={position}
          zoom={zoom}
          maxZoom={MAX_ZOOM}
          aspect={width / height}
          disableAutomaticStylesInjection
          onCropChange={setPosition}
          onZoomChange={setZoom}
          onCropComplete={setCrop}
          cropperProps={{ role: 'group', 'aria-label': t`Part of the picture: move it with the arrow keys` }}
        />
      </div>
      <label className={styles.zoom}>
        {t`Zoom`}
        <input
          type="range"
          min={1}
          max={MAX_ZOOM}
          step={0.05}
          value={zoom}
          onChange={({ target }) => setZoom(Number(target.value))}
        />
      </label>
      <ConfirmForm
        confirmText={t`The selected part is shown at ${width} × ${height} pixels.`}
        action={t`Use this part`}
        hasReason={false}
        onConfirm={upload}
        onCancel={onCancel}
      />
    </>
  )
}

/** Converts the cropper's percentages. Rounding must not exceed the picture. */
function within({ x, y, width, height }: PictureCrop): PictureCrop {
  const [left, top] = [x, y].map((percent) => Math.max(0, Math.min(WHOLE_SIDE - 1, Math.round(percent * 100))))
  const length = (percent: number, offset = 0) => Math.max(1, Math.min(WHOLE_SIDE - offset, Math.round(percent * 100)))
  return { x: left ?? 0, y: top ?? 0, width: length(width, left), height: length(height, top) }
}

const addressOf = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(typeof reader.result === 'string' ? reader.result : ''))
    reader.addEventListener('error', () => reject(reader.error ?? new Error('The file cannot be read')))
    reader.readAsDataURL(file)
  })
