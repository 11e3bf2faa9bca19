/** Public interface of `cashier` for other capabilities. */
export { MoneyButton } from './deposit/at-hand/money-button.tsx'
