import { pictureAddress } from '@ante/contract/support/pictures.ts'
import type { SentPicture } from '@ante/contract/support/pictures.ts'
import { useLingui } from '@lingui/react/macro'

import styles from './sent-pictures.module.css'

/** Attached pictures; a tap shows one in full size. Their space is reserved while they are loading. */
export function SentPictures({ pictures }: { pictures: readonly SentPicture[] }) {
  const { t } = useLingui()
  return (
    <span className={styles.pictures}>
      {pictures.map(({ name, width, height }) => (
        <a key={name} className={styles.picture} href={pictureAddress(name)} target="_blank" rel="noopener noreferrer">
          <img src={pictureAddress(name)} alt={t`Image`} width={width} height={height} loading="lazy" />
        </a>
      ))}
    </span>
  )
}
