import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'

import { Button } from '../ui/button.tsx'
import styles from './download-guide.module.css'
import {
  AddPicture,
  CornerPicture,
  MenuPicture,
  ProfilePicture,
  SafariPicture,
  SettingsPicture,
  SharePicture,
} from './step-pictures.tsx'

/** Numbered steps, each with an illustration. */
function Steps({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className={styles.title}>{title}</h2>
      <ol className={styles.steps}>{children}</ol>
    </section>
  )
}

function Step({ picture, children }: { picture: ReactNode; children: ReactNode }) {
  return (
    <li className={styles.step}>
      <span className={styles.picture}>{picture}</span>
      <span className={styles.text}>{children}</span>
    </li>
  )
}

/** iOS, manually: Apple allows no other way. */
export function HomeScreenSteps() {
  const { t } = useLingui()
  return (
    <Steps title={t`Add it to your home screen`}>
      <Step picture={<SharePicture />}>{t`Tap Safari’s share button: a square with an arrow.`}</Step>
      <Step picture={<MenuPicture />}>{t`Scroll down and tap “Add to Home Screen”.`}</Step>
      <Step picture={<AddPicture />}>{t`Tap “Add” in the corner. The icon appears on your home screen.`}</Step>
    </Steps>
  )
}

/** Steps after downloading a configuration profile. */
export function ProfileSteps() {
  const { t } = useLingui()
  return (
    <Steps title={t`Install the profile`}>
      <Step picture={<ProfilePicture />}>{t`Allow the download when Safari asks.`}</Step>
      <Step picture={<SettingsPicture />}>{t`Open Settings and tap “Profile Downloaded” at the top.`}</Step>
      <Step picture={<AddPicture />}>{t`Tap “Install” in the corner. The icon appears on your home screen.`}</Step>
    </Steps>
  )
}

/** Source: product specification 8, "Safari required for download". */
export function SafariSteps({ onCopy }: { onCopy(): void }) {
  const { t } = useLingui()
  return (
    <Steps title={t`Safari required for download`}>
      <Step picture={<SafariPicture />}>
        {t`Copy our address and open it in Safari:`} <bdi className={styles.address}>{location.host}</bdi>
      </Step>
      <Step picture={<SharePicture />}>{t`Then tap “Download” there again.`}</Step>
      <li className={styles.copy}>
        <Button wide onClick={onCopy}>{t`Copy address`}</Button>
      </li>
    </Steps>
  )
}

/** Android and the desktop: the browser installs the site itself, by its prompt or from its menu. */
export function ByMenuSteps({ onInstall }: { onInstall: (() => void) | undefined }) {
  const { t } = useLingui()
  return (
    <Steps title={t`Install it from your browser`}>
      {onInstall && (
        <li className={styles.copy}>
          <Button wide onClick={onInstall}>{t`Install now`}</Button>
        </li>
      )}
      <Step picture={<CornerPicture />}>{t`Open your browser’s menu.`}</Step>
      <Step picture={<MenuPicture />}>{t`Tap “Install app” or “Add to Home screen”.`}</Step>
    </Steps>
  )
}
