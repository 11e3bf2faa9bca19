import { useLingui } from '@lingui/react/macro'

import { useMerchant } from '../merchant/public.ts'
import { showToast } from '../ui/toast-store.ts'
import { AppIcon } from './app-icon.tsx'
import styles from './download-guide.module.css'
import { ByMenuSteps, HomeScreenSteps, ProfileSteps, SafariSteps } from './guide-steps.tsx'
import type { Guide, useDownload } from './use-download.ts'

interface DownloadGuideProps {
  download: ReturnType<typeof useDownload>
  guide: Guide
}

/** Every installation method of this device, each with its button or steps. */
export function DownloadGuide({ download, guide }: DownloadGuideProps) {
  const { t } = useLingui()
  const { name, mobileTemplate } = useMerchant()
  const { platform, methods, addresses } = download
  return (
    <div className={styles.guide}>
      <p className={styles.head}>
        <AppIcon size={64} />
        <span>
          <b className={styles.name}>
            <bdi>{name}</bdi>
          </b>
          <span className={styles.description} dir="auto">
            {mobileTemplate.app_desc}
          </span>
        </span>
      </p>
      {methods.ios && <GuideLink address={addresses.ios}>{t`Get the iPhone app`}</GuideLink>}
      {methods.android && <GuideLink address={addresses.android}>{t`Get the Android app`}</GuideLink>}
      {platform.system === 'ios' ? (
        <OnIos download={download} guide={guide} />
      ) : (
        <ByMenuSteps onInstall={methods.homeScreen ? download.download : undefined} />
      )}
    </div>
  )
}

/** A profile or the home screen, only in Safari. */
function OnIos({ download: { platform, methods, addresses, legacy }, guide }: DownloadGuideProps) {
  const { t } = useLingui()
  if (!methods.profile && !methods.homeScreen) return null
  if (!platform.safari) return <SafariSteps onCopy={() => void copyAddress(t`Link copied. Paste it in Safari.`)} />
  if (!methods.profile) return legacy ? <LegacyTip /> : <HomeScreenSteps />
  return (
    <>
      {legacy && <LegacyTip />}
      {guide !== 'profile' && <GuideLink address={addresses.profile}>{t`Download profile`}</GuideLink>}
      <ProfileSteps />
    </>
  )
}

interface GuideLinkProps {
  address: string | undefined
  children: string
}

/** These addresses open other programs, so they are not links of the app's router. */
const GuideLink = ({ address, children }: GuideLinkProps) => (
  <a className={styles.link} href={address} rel="noopener">
    {children}
  </a>
)

/** Source: product specification 2, "Download guide and download bar". */
function LegacyTip() {
  const { t } = useLingui()
  return (
    <p className={styles.tip}>
      {t`This iOS version is too old for the app, which needs 12.4 or later. Check Settings, General, Software Update. Until then, you can play here in Safari.`}
    </p>
  )
}

async function copyAddress(done: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(location.origin)
    showToast(done, { tone: 'good' })
  } catch {
    // No message: the member can type the address, which is visible on the screen.
  }
}
