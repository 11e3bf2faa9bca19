import { BANNER_SIZE, CROP_PARTS, uploadBannerPicture } from '@ante/contract/console/banners.ts'
import type { OutputOf } from '@ante/contract/kit/endpoint.ts'
import { useLingui } from '@lingui/react/macro'
import { lazy, Suspense, useState } from 'react'
import type { Area } from 'react-easy-crop'
import { Slider, SliderThumb, SliderTrack } from 'react-aria-components'

import { call } from '../lib/call.ts'
import { useSite } from '../lib/site.ts'
import { Button } from '../ui/button.tsx'
import { useFailureText } from '../ui/failure-text.ts'
import { Notice } from '../ui/notice.tsx'
import { FormActions } from '../ui/overlay.tsx'
import { Skeleton } from '../ui/states.tsx'
import 'react-easy-crop/react-easy-crop.css'
import styles from './content.module.css'

/** Only the package is loaded later, so that the common code of screens is not split. */
const Cropper = lazy(() => import('react-easy-crop'))

interface PictureCropProps {
  file: File
  onCancel(): void
  onUploaded(uploaded: OutputOf<typeof uploadBannerPicture>): void
}

const ASPECT = BANNER_SIZE.width / BANNER_SIZE.height
const MAX_ZOOM = 4

/** Choice of the part of a picture, which is then uploaded. The arrow keys move the picture. */
export function PictureCrop({ file, onCancel, onUploaded }: PictureCropProps) {
  const { t } = useLingui()
  const { code: merchant } = useSite()
  const failureText = useFailureText()
  const [source] = useState(() => URL.createObjectURL(file))
  const [position, setPosition] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  const [area, setArea] = useState<Area | null>(null)
  const [isPending, setPending] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const upload = async () => {
    if (!area || isPending) return
    setPending(true)
    setFailure(null)
    try {
      const sent = { file: await base64Of(file), crop: sharesOf(area) }
      onUploaded(await call(uploadBannerPicture, { merchant, ...sent }))
    } catch (error) {
      setFailure(failureText(error))
      setPending(false)
    }
  }
  return (
    <div className={styles.part}>
      <div className={styles.crop}>
        <Suspense fallback={<Skeleton lines={9} />}>
          <Cropper
            image={source}
            crop={position}
            zoom={zoom}
            maxZoom={MAX_ZOOM}
            aspect={ASPECT}
            disableAutomaticStylesInjection
            onMediaLoaded={() => URL.revokeObjectURL(source)}
            onCropChange={setPosition}
            onZoomChange={setZoom}
            onCropComplete={(shares) => setArea(shares)}
            onCropAreaChange={(shares) => setArea(shares)}
            cropperProps={{ role: 'group', 'aria-label': t`Part of the picture: move it with the arrow keys` }}
          />
        </Suspense>
      </div>
      <Slider
        aria-label={t`Zoom`}
        className={styles.slider ?? ''}
        minValue={1}
        maxValue={MAX_ZOOM}
        step={0.1}
        value={zoom}
        onChange={setZoom}
      >
        <SliderTrack className={styles.track ?? ''}>
          <SliderThumb className={styles.thumb ?? ''} />
        </SliderTrack>
      </Slider>
      {failure !== null && <Notice tone="bad">{failure}</Notice>}
      <FormActions onCancel={onCancel}>
        <Button kind="main" isDisabled={area === null} isPending={isPending} onPress={() => void upload()}>
          {t`Use this part`}
        </Button>
      </FormActions>
    </div>
  )
}

/** Returns the parts of 10,000 of an area that is given in percent. */
const sharesOf = ({ x, y, width, height }: Area) => ({
  left: share(x),
  top: share(y),
  width: share(width),
  height: share(height),
})

const share = (percent: number): number => Math.min(Math.max(Math.round((percent * CROP_PARTS) / 100), 0), CROP_PARTS)

/** Returns the bytes of a file as base64. */
async function base64Of(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const parts: string[] = []
  for (let start = 0; start < bytes.length; start += PART) {
    parts.push(String.fromCodePoint(...bytes.subarray(start, start + PART)))
  }
  return btoa(parts.join(''))
}

/** A call takes a limited number of arguments. */
const PART = 8_192
