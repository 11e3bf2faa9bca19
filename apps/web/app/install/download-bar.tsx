import { useLingui } from '@lingui/react/macro'

import { deviceStorage } from '../lib/browser/storage.ts'
import { useMerchant } from '../merchant/public.ts'
import { Button } from '../ui/button.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { Sheet } from '../ui/sheet.tsx'
import { AppIcon } from './app-icon.tsx'
import { markBar } from './bar-mark.ts'
import styles from './download-bar.module.css'
import { DownloadGuide } from './download-guide.tsx'
import { HIDE_BAR_KEY, YES } from './flags.ts'
import { templateStyle } from './template-style.ts'
import { useDownload } from './use-download.ts'

/** Download bar for the merchant's app: icon, benefit, link, and close button. */
export function DownloadBar() {
  const { t } = useLingui()
  const { name, mobileTemplate } = useMerchant()
  const download = useDownload()
  const close = () => {
    deviceStorage.set(HIDE_BAR_KEY, YES)
    markBar(false)
  }
  return (
    <section className={styles.bar} aria-label={t`Get the app`} style={templateStyle(mobileTemplate)}>
      <AppIcon size={44} />
      <p className={styles.text} dir="auto">
        {mobileTemplate.app_desc || t`${name} on your home screen, just one tap away.`}
      </p>
      <Button onClick={download.download}>{t`Download`}</Button>
      <IconButton icon="close" size={18} label={t`Close`} onClick={close} />
      <Sheet open={download.guide !== null} title={t`Get the ${name} app`} onClose={download.closeGuide}>
        {download.guide && <DownloadGuide download={download} guide={download.guide} />}
      </Sheet>
    </section>
  )
}
