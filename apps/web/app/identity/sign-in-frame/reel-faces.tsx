import styles from './sign-in-art.module.css'

/* Symbols of the three reels, in a box of 56 by 80 around their centre. */

export const Seven = ({ fill }: { fill: string }) => (
  <path
    fill={fill}
    d="M-19 -25H20a2 2 0 0 1 2 2v8c0 2-.6 3.6-1.7 5.2C11 1.5 5.5 13 4.6 25a2 2 0 0 1-2 2H-9a2 2 0 0 1-2-2.2C-9.8 11 -3.5 -1.5 5 -11.5H-11v5a2 2 0 0 1-2 2H-19a2 2 0 0 1-2-2V-23a2 2 0 0 1 2-2z"
  />
)

export const Gem = ({ fill }: { fill: string }) => (
  <>
    <path fill={fill} d="M-13 -20H13L24 -6 0 25 -24 -6z" />
    <path className={styles.facet} d="M-13 -20L-8 -6 0 25M13 -20L8 -6 0 25M-24 -6H24M-8 -6L0 -20 8 -6" />
  </>
)

export const Cherries = ({ leaf, fruit }: { leaf: string; fruit: string }) => (
  <>
    <path className={styles.stalk} d="M-11 6C-9 -8 -2 -18 8 -24M12 10C13 -4 12 -14 8 -24" />
    <path fill={leaf} d="M8 -24C-2 -32 -14 -29 -19 -22 -9 -17 1 -17 8 -24z" />
    <circle fill={fruit} cx="-12" cy="14" r="12" />
    <circle fill={fruit} cx="13" cy="17" r="11" />
    <path className={styles.gleam} d="M-18 11a7 7 0 0 1 5-5M8 14a6 6 0 0 1 4-4" />
  </>
)
