import type { CustomerService } from '@ante/contract/merchant/settings.ts'

import { Icon } from '../ui/icon.tsx'
import { Sign } from '../ui/sign.tsx'
import { ServiceIcon } from './service-icon.tsx'
import styles from './service-line.module.css'
import { ServiceLink } from './service-link.tsx'

/** One contact in a list. */
export function ServiceLine({ entry }: { entry: CustomerService }) {
  return (
    <li className={styles.place}>
      <ServiceLink entry={entry} className={styles.line}>
        <Sign>
          <ServiceIcon type={entry.csType} />
        </Sign>
        <bdi className={styles.title}>{entry.title}</bdi>
        <Icon name="chevron" size={20} turns />
      </ServiceLink>
    </li>
  )
}
