import { colourTokens } from '@ante/brand/style-sheet.ts'
import type { BrandDesign, BrandScheme } from '@ante/contract/merchant/brand-design.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { ExternalLink } from 'lucide-react'
import { useEffect, useRef } from 'react'

import styles from './brands.module.css'

interface PhoneFramesProps {
  /** Origin of the site, and the token with which it shows the draft; null if the merchant has no host. */
  preview: { origin: string; token: string } | null
  design: BrandDesign
  scheme: BrandScheme
}

const PAGES: readonly { path: string; name: MessageDescriptor }[] = [
  { path: '/m/home', name: msg`Home` },
  { path: '/m/gameList?gameType=HOT', name: msg`Games` },
  { path: '/m/lottery', name: msg`Lottery` },
  { path: '/m/voucherCenter', name: msg`Deposit` },
  { path: '/m/member/home', name: msg`Member centre` },
  { path: '/m/login', name: msg`Login` },
]

/** Six pages of the merchant's site in phones, with the draft. Colours that are not saved yet are shown at once. */
export function PhoneFrames({ preview, design, scheme }: PhoneFramesProps) {
  const { t } = useLingui()
  const frames = useLiveColours(preview?.origin ?? null, design, scheme)
  if (preview === null)
    return (
      <p className={styles.hint}>
        <Trans>The merchant has no host, so there is no preview.</Trans>
      </p>
    )
  return (
    <section className={styles.phones} aria-label={t`Preview`}>
      {PAGES.map(({ path, name }) => {
        const address = addressOf(preview, path)
        return (
          <figure key={path} className={styles.frame}>
            <div className={styles.phone}>
              {/* oxlint-disable-next-line react/iframe-missing-sandbox -- the page has another origin, and runs as in a player's browser */}
              <iframe ref={frames} src={address} title={t`Preview: ${t(name)}`} loading="lazy" />
            </div>
            <figcaption>
              <a href={address} target="_blank" rel="noreferrer">
                {t(name)} <ExternalLink size={11} aria-hidden />
              </a>
            </figcaption>
          </figure>
        )
      })}
      <p className={styles.hint}>
        <Trans>
          Colours change as you edit. Save to see new pictures and corners, too. Pages of members ask to log in.
        </Trans>
      </p>
    </section>
  )
}

function addressOf({ origin, token }: { origin: string; token: string }, path: string): string {
  const url = new URL(path, origin)
  url.searchParams.set('brandPreview', token)
  return url.href
}

/** Sends the colours of a scheme to all frames: when they change, and when a frame is ready. Returns a ref for frames. */
function useLiveColours(origin: string | null, design: BrandDesign, scheme: BrandScheme) {
  const frames = useRef(new Set<HTMLIFrameElement>())
  const palette = design.palettes[scheme]
  useEffect(() => {
    if (origin === null || !palette) return undefined
    const tokens = Object.entries(colourTokens(scheme, palette)).map(([name, value]) => [`--${name}`, value] as const)
    const message = { brandTokens: Object.fromEntries<string>(tokens), brandScheme: scheme }
    const send = (frame: Window | null) => frame?.postMessage(message, origin)
    for (const { contentWindow } of frames.current) send(contentWindow)
    const onMessage = ({ origin: from, source, data }: MessageEvent<unknown>) => {
      if (from !== origin || typeof data !== 'object' || data === null || !('brandPreview' in data)) return
      for (const { contentWindow } of frames.current) if (contentWindow === source) send(contentWindow)
    }
    window.addEventListener('message', onMessage)
    return () => window.removeEventListener('message', onMessage)
  }, [origin, palette, scheme])
  return (frame: HTMLIFrameElement | null) => {
    if (!frame) return undefined
    frames.current.add(frame)
    return () => void frames.current.delete(frame)
  }
}
