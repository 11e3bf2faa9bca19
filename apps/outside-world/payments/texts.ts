/** Texts of the provider's pages, in the languages of the demo. */
const english = {
  pay: 'Pay',
  toPay: 'Amount due',
  amount: 'Amount',
  fee: 'Fee ({percent}%)',
  total: 'Total',
  reference: 'Reference',
  other: 'Other amount',
  payOther: 'Pay this amount',
  decline: 'Decline',
  back: 'Back to {shop} without paying',
  late: 'The time for this payment has expired. You can still pay: the shop will be notified.',
  pending: 'Payment sent. Confirmation may take a moment.',
  paid: 'Payment complete. You can return to the shop.',
  failed: 'Payment declined.',
  return: 'Back to {shop}',
  play: 'Demo: no real money is moved.',
}
export type PayTexts = typeof english

const filipino: PayTexts = {
  pay: 'Magbayad',
  toPay: 'Babayaran mo',
  amount: 'Halaga',
  fee: 'Singil na {percent} %',
  total: 'Kabuuan',
  reference: 'Reference',
  other: 'Ibang halaga',
  payOther: 'Bayaran ang halagang ito',
  decline: 'Tanggihan',
  back: 'Bumalik sa {shop} nang hindi nagbabayad',
  late: 'Tapos na ang oras ng bayad na ito. Maaari ka pa ring magbayad: malalaman ito ng site.',
  pending: 'Naipadala na ang bayad. Sandali lang.',
  paid: 'Bayad na. Maaari ka nang bumalik.',
  failed: 'Tinanggihan mo ang bayad na ito.',
  return: 'Bumalik sa {shop}',
  play: 'Isang demo: walang totoong perang gumagalaw.',
}

const arabic: PayTexts = {
  pay: 'ادفع',
  toPay: 'ستدفع',
  amount: 'المبلغ',
  fee: 'رسوم {percent} %',
  total: 'الإجمالي',
  reference: 'المرجع',
  other: 'مبلغ آخر',
  payOther: 'ادفع هذا المبلغ',
  decline: 'رفض',
  back: 'العودة إلى {shop} دون دفع',
  late: 'انتهى وقت هذه الدفعة. يمكنك الدفع مع ذلك، وسيعلم الموقع بها.',
  pending: 'أُرسلت الدفعة. لحظة من فضلك.',
  paid: 'تم الدفع. يمكنك العودة.',
  failed: 'لقد رفضت هذه الدفعة.',
  return: 'العودة إلى {shop}',
  play: 'عرض تجريبي: لا تتحرك أموال حقيقية.',
}

const BY_LANGUAGE: Record<string, { locale: string; dir: 'ltr' | 'rtl'; texts: PayTexts }> = {
  TY: { locale: 'fil', dir: 'ltr', texts: filipino },
  AR: { locale: 'ar', dir: 'rtl', texts: arabic },
}

export const textsIn = (language: string) => BY_LANGUAGE[language] ?? { locale: 'en', dir: 'ltr', texts: english }

export const fillTemplate = (sentence: string, values: Record<string, string>): string =>
  sentence.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '')
