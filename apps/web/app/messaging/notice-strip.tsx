import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'

import { isolateText } from '../lib/i18n/isolate-text.ts'
import { Icon } from '../ui/icon.tsx'
import { Marquee } from '../ui/marquee.tsx'
import styles from './notice-strip.module.css'
import { homeAnnouncements } from './queries.ts'

/** Separator of two notices on the ticker line. */
const BETWEEN = '   ✦   '

/** Ticker line of the merchant's notices; a tap opens them. */
export function NoticeStrip() {
  const { t } = useLingui()
  const { data } = useSuspenseQuery(homeAnnouncements)
  const titles = data.player.map(({ title }) => isolateText(title))
  // The language of the line, if all titles have the same one.
  const [lang, ...others] = new Set(data.player.map((notice) => notice.lang))
  return (
    <div className={styles.strip}>
      <Icon name="speaker" size={20} />
      <Marquee
        to="/m/notice"
        lang={others.length === 0 ? lang : undefined}
        text={titles.length > 0 ? titles.join(BETWEEN) : t`No announcements`}
      />
    </div>
  )
}
