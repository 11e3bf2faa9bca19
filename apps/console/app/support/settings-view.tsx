import { useQuery } from '@tanstack/react-query'

import { useSite } from '../lib/site.ts'
import { ListView } from '../ui/list-view.tsx'
import { CareWordsForm } from './care-words-form.tsx'
import { HoursForm } from './hours-form.tsx'
import { settingsQuery } from './support-queries.ts'
import styles from './support.module.css'

/** Opening hours with the text outside of them, and the words that need care. */
export function SettingsView() {
  const { code: merchant, zone } = useSite()
  const query = useQuery(settingsQuery(merchant))
  return (
    <ListView query={query} zone={zone}>
      {(settings) => (
        <div className={styles.settings}>
          <HoursForm key={`hours ${settings.version}`} settings={settings} />
          <CareWordsForm settings={settings} />
        </div>
      )}
    </ListView>
  )
}
