import type { CustomerService } from '@ante/contract/merchant/settings.ts'

import { Icon } from '../ui/icon.tsx'
import { ServiceIcon } from './service-icon.tsx'
import styles from './service-line.module.css'
import { ServiceWay } from './service-way.tsx'

/** One way to reach the merchant, in a list of them. */
export function ServiceLine({ entry }: { entry: CustomerService }) {
  return (
    <li className={styles.place}>
      <ServiceWay entry={entry} className={styles.line}>
        <span className={styles.sign}>
          <ServiceIcon type={entry.csType} />
        </span>
        <bdi className={styles.title}>{entry.title}</bdi>
        <Icon name="chevron" size={20} turns />
      </ServiceWay>
    </li>
  )
}
