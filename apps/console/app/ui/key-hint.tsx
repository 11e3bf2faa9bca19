import styles from './key-hint.module.css'

/** Keys of a shortcut, for example `Ctrl` `K`. */
export const KeyHint = ({ keys }: { keys: string }) => (
  <span className={styles.keys}>
    {keys.split(' ').map((key) => (
      <kbd key={key} className={styles.key}>
        {key}
      </kbd>
    ))}
  </span>
)
