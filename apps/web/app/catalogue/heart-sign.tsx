import { Icon } from '../ui/icon.tsx'
import styles from './favourite-heart.module.css'

export const HeartSign = () => (
  <span className={styles.symbol}>
    <Icon name="heart" size={16} />
  </span>
)
