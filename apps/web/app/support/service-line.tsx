import type { CustomerService } from '@ante/contract/merchant/settings.ts'

import { Icon } from '../ui/icon.tsx'
import { RowIcon } from '../ui/row-icon.tsx'
import { ServiceIcon } from './service-icon.tsx'
import styles from './service-line.module.css'
import { ServiceLink } from './service-link.tsx'

/** One contact in a list. */
export function ServiceLine({ entry }: { entry: CustomerService }) {
  return (
    <li className={styles.container}>
      <ServiceLink entry={entry} className={styles.line}>
        <RowIcon>
          <ServiceIcon type={entry.csType} />
        </RowIcon>
        <bdi className={styles.title}>{entry.title}</bdi>
        <Icon name="chevron" size={20} turns />
      </ServiceLink>
    </li>
  )
}
