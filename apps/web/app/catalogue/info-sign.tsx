import { Icon } from '../ui/icon.tsx'
import styles from './info-button.module.css'

export const InfoSign = () => (
  <span className={styles.symbol}>
    <Icon name="info" size={16} />
  </span>
)
