import { useMerchant } from '../../merchant/public.ts'

/** Whether this merchant lets visitors play with play money: it does unless its flag says no. */
export function useMayTry(): boolean {
  const { trialMerchantCode, whitelabel } = useMerchant()
  return trialMerchantCode !== '' && whitelabel['FREEPLAY3'] !== false
}
