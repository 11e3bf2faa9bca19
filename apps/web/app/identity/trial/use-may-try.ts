import { useFlag, useMerchant } from '../../merchant/public.ts'

/** Whether this merchant lets visitors play with play money: its flag says so. */
export function useMayTry(): boolean {
  const hasTrials = useFlag('FREEPLAY3')
  return useMerchant().trialMerchantCode !== '' && hasTrials
}
