import styles from './figures.module.css'

/** An id or number of an order, draw or payment: left-to-right in every language, and selectable. */
export function Id({ children }: { children: string }) {
  return <bdi className={styles.id}>{children}</bdi>
}
