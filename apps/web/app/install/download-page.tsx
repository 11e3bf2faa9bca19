import { useHydrated } from '../lib/browser/use-hydrated.ts'
import { Skeleton } from '../ui/skeleton.tsx'
import { DownloadGuide } from './download-guide.tsx'
import styles from './download-page.module.css'
import { useDownload } from './use-download.ts'

/** Every installation method of this device, as a page. */
export default function DownloadPage() {
  // The server cannot detect the device.
  return <div className={styles.page}>{useHydrated() ? <InstallGuides /> : <Skeleton height={320} />}</div>
}

function InstallGuides() {
  const download = useDownload()
  return <DownloadGuide download={download} guide={download.guide ?? 'ways'} />
}
