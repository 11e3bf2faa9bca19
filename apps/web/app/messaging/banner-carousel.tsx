import type { Announcement } from '@ante/contract/messaging/announcements.ts'
import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'

import { plainText } from '@ante/contract/messaging/rich-text/plain-text.ts'
import { safeAddress } from '@ante/contract/messaging/rich-text/safe-address.ts'
import { languageAttributes } from '../lib/i18n/language-attributes.ts'
import { AnyLink } from '../ui/any-link.tsx'
import { Carousel } from '../ui/carousel.tsx'
import { Picture } from '../ui/picture.tsx'
import styles from './banner-carousel.module.css'
import { homeAnnouncements } from './queries.ts'

const WIDTH = 780
const HEIGHT = 360

interface BannerProps {
  banner: Announcement
  first: boolean
}

/** The merchant's banners: an image with text over it in the reader's language. */
export function BannerCarousel() {
  const { t } = useLingui()
  const { data } = useSuspenseQuery(homeAnnouncements)
  if (data.banners.length === 0) {
    return (
      <div className={styles.box}>
        <div className={styles.empty}>
          <span className={styles.noData}>
            <Picture src="/pictures/states/no-data.svg" alt="" width={160} height={128} first bare />
          </span>
          <p className={styles.title}>{t`No offers right now`}</p>
        </div>
      </div>
    )
  }
  return <Banners banners={data.banners} />
}

/** Banners of one place, each with its text over the picture. */
export function Banners({ banners }: { banners: readonly Announcement[] }) {
  const { t } = useLingui()
  const slides = banners.map((banner, index) => ({
    key: banner.id,
    content: <Banner banner={banner} first={index === 0} />,
  }))
  return <Carousel label={t`Offers and news`} slides={slides} />
}

function Banner({ banner: { title, body, alt = '', lang, picture, link }, first }: BannerProps) {
  const address = safeAddress(link)
  const content = (
    <>
      {picture && (
        <Picture
          className={title === '' ? styles.written : styles.picture}
          src={picture}
          alt={alt}
          width={WIDTH}
          height={HEIGHT}
          first={first}
        />
      )}
      {title !== '' && (
        <span className={styles.overlay}>
          <span className={styles.title} {...languageAttributes(lang)}>
            {title}
          </span>
          <span className={styles.body} {...languageAttributes(lang)}>
            {plainText(body)}
          </span>
        </span>
      )}
    </>
  )
  return address ? (
    <AnyLink to={address} className={styles.box}>
      {content}
    </AnyLink>
  ) : (
    <div className={styles.box}>{content}</div>
  )
}
