import type { AffiliateUrl } from '@ante/contract/agents/links.ts'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'

import { Id } from '../../ui/id.tsx'
import { Icon } from '../../ui/icon.tsx'
import entry from '../../ui/records/entry.module.css'
import { RowIcon } from '../../ui/row-icon.tsx'
import { newcomerTexts, stateTexts } from './link-texts.ts'
import styles from './links.module.css'

interface LinkRowProps {
  link: AffiliateUrl
  zone: string
  onTap(): void
}

/** One link: target type, state, and number of registrations. A tap opens its details. */
export function LinkRow({ link, zone, onTap }: LinkRowProps) {
  const { t, i18n } = useLingui()
  const { code, type, status, memo, affiliateCount: count } = link
  return (
    <li className={styles.link}>
      <button type="button" className={entry.line} aria-haspopup="dialog" onClick={onTap}>
        <span className={styles.symbol} data-on={status === 1}>
          <RowIcon>
            <Icon name={type === 1 ? 'invite' : 'person'} size={20} />
          </RowIcon>
        </span>
        <span className={entry.subject}>
          <span className={styles.code}>
            <Id>{code}</Id>
          </span>
          {memo !== '' && (
            <span className={styles.memo}>
              <bdi>{memo}</bdi>
            </span>
          )}
          <span className={entry.soft}>{i18n._(newcomerTexts[type])}</span>
        </span>
        <span className={entry.result}>
          <span className={styles.count}>{t`${plural(count, { one: '# member', other: '# members' })}`}</span>
          <span className={styles.state} data-status={status}>
            {i18n._(stateTexts(link, { locale: i18n.locale, zone }))}
          </span>
        </span>
        <span className={styles.chevron}>
          <Icon name="chevron" size={16} turns />
        </span>
      </button>
    </li>
  )
}
