import { useLingui } from '@lingui/react'

import { useMerchant } from '../merchant/public.ts'
import { serviceGroups } from './service-groups.ts'
import { ServiceLine } from './service-line.tsx'
import styles from './service-list.module.css'
import { serviceTexts } from './service-texts.ts'

/** All contacts of the merchant, by category. */
export function ServiceList() {
  const { i18n } = useLingui()
  const { customerService } = useMerchant()
  return serviceGroups(customerService).map(({ type, entries }) => (
    <section key={type} className={styles.group}>
      <h2 className={styles.kind}>{i18n._(serviceTexts[type])}</h2>
      <ul>
        {entries.map((entry) => (
          <ServiceLine key={entry.csPosition + entry.title} entry={entry} />
        ))}
      </ul>
    </section>
  ))
}
