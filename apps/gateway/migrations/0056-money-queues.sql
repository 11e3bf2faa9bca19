-- Queues of withdrawals and deposits at the operator console: order by amount, reasons that the merchant edits, and
-- deposits with a problem.

create index withdrawal_of_amount on withdrawal (merchant_code, state, amount, number);
create index deposit_of_amount_asked on deposit (merchant_code, state, requested, id);

-- `amount`: another amount than the one to pay is credited. `settle`: a credited amount is taken back.
alter table decision_reason
  drop constraint decision_reason_kind_check,
  add constraint decision_reason_kind_check check (kind in ('reject', 'fail', 'deposit', 'amount', 'settle', 'hold'));

-- Reasons of one merchant: its own ones, and its versions of those in `decision_reason`, which are the defaults.
create table merchant_decision_reason (
  merchant_code text not null references merchant (code),
  code text not null check (code ~ '^[a-z_]{2,30}$'),
  kind text not null check (kind in ('reject', 'fail', 'deposit', 'amount', 'settle', 'hold')),
  label text not null check (char_length(label) between 3 and 80),
  -- Text for the player, by language; empty for a hold.
  words jsonb not null,
  active boolean not null,
  -- Incremented by each change: a change must state the version that its author saw.
  version integer not null default 1,
  changed_at timestamptz not null,
  changed_by text not null,
  primary key (merchant_code, code)
);

-- A note may have a reason of the merchant.
alter table withdrawal_note drop constraint withdrawal_note_reason_code_fkey;

insert into decision_reason (kind, code, label, position, words) values
('deposit', 'receipt_used', 'Receipt of another deposit', 13, '{
  "EN": "This receipt belongs to another deposit. Send the receipt of this payment.",
  "CN": "此回单属于另一笔存款。请发送这笔付款的回单。",
  "TW": "此收據屬於另一筆存款。請傳送這筆付款的收據。",
  "JA": "この明細は別の入金のものです。今回のお支払いの明細をお送りください。",
  "KO": "이 영수증은 다른 입금의 것입니다. 이번 결제의 영수증을 보내 주세요.",
  "TH": "หลักฐานนี้เป็นของการฝากรายการอื่น โปรดส่งหลักฐานของรายการนี้",
  "VI": "Biên lai này thuộc về một khoản nạp khác. Hãy gửi biên lai của khoản này.",
  "LO": "ໃບບິນນີ້ເປັນຂອງການຝາກອື່ນ. ກະລຸນາສົ່ງໃບບິນຂອງການຈ່າຍນີ້.",
  "KM": "បង្កាន់ដៃនេះជារបស់ការដាក់ប្រាក់ផ្សេង។ សូមផ្ញើបង្កាន់ដៃនៃការទូទាត់នេះ។",
  "MY": "ဤပြေစာသည် အခြားငွေသွင်းမှုတစ်ခု၏ ပြေစာဖြစ်သည်။ ဤငွေပေးချေမှု၏ ပြေစာကို ပို့ပါ။",
  "MS": "Resit ini milik deposit lain. Hantar resit bagi bayaran ini.",
  "ID": "Bukti ini milik deposit lain. Kirim bukti untuk pembayaran ini.",
  "TY": "Sa ibang deposito ang resibong ito. Ipadala ang resibo ng bayad na ito.",
  "HI": "यह रसीद किसी दूसरी जमा की है। इस भुगतान की रसीद भेजें।",
  "BN": "এই রসিদটি অন্য একটি জমার। এই পেমেন্টের রসিদ পাঠান।",
  "TA": "இந்த ரசீது வேறொரு வைப்புக்கானது. இந்தக் கட்டணத்தின் ரசீதை அனுப்பவும்.",
  "NE": "यो रसिद अर्को जम्माको हो। यस भुक्तानीको रसिद पठाउनुहोस्।",
  "UR": "یہ رسید کسی اور جمع کی ہے۔ اس ادائیگی کی رسید بھیجیں۔",
  "FA": "این رسید مربوط به واریز دیگری است. رسید همین پرداخت را بفرستید.",
  "AR": "هذا الإيصال يخص إيداعًا آخر. أرسل إيصال هذه الدفعة.",
  "TR": "Bu dekont başka bir yatırma işlemine ait. Bu ödemenin dekontunu gönderin.",
  "RU": "Эта квитанция относится к другому депозиту. Пришлите квитанцию этого платежа.",
  "KK": "Бұл түбіртек басқа депозитке тиесілі. Осы төлемнің түбіртегін жіберіңіз.",
  "UZ": "Bu chek boshqa depozitga tegishli. Shu to‘lovning chekini yuboring.",
  "ES": "Este recibo es de otro depósito. Envía el recibo de este pago.",
  "PT": "Este comprovante é de outro depósito. Envie o comprovante deste pagamento.",
  "FR": "Ce reçu correspond à un autre dépôt. Envoyez le reçu de ce paiement."
}'),
('deposit', 'other_payer', 'Paid by another person', 14, '{
  "EN": "The payment came from an account that isn''t in your name. Contact support.",
  "CN": "付款来自非您本人名下的账户。请联系客服。",
  "TW": "付款來自非您本人名下的帳戶。請聯絡客服。",
  "JA": "ご本人名義ではない口座からのお支払いです。サポートにお問い合わせください。",
  "KO": "본인 명의가 아닌 계좌에서 입금되었습니다. 고객센터에 문의하세요.",
  "TH": "เงินมาจากบัญชีที่ไม่ใช่ชื่อของคุณ โปรดติดต่อฝ่ายสนับสนุน",
  "VI": "Khoản tiền đến từ tài khoản không đứng tên bạn. Hãy liên hệ bộ phận hỗ trợ.",
  "LO": "ເງິນມາຈາກບັນຊີທີ່ບໍ່ແມ່ນຊື່ຂອງທ່ານ. ກະລຸນາຕິດຕໍ່ຝ່າຍຊ່ວຍເຫຼືອ.",
  "KM": "ប្រាក់មកពីគណនីដែលមិនមែនជាឈ្មោះរបស់អ្នក។ សូមទាក់ទងផ្នែកជំនួយ។",
  "MY": "ငွေသည် သင့်အမည်ဖြင့် မဟုတ်သော အကောင့်မှ ရောက်လာပါသည်။ ပံ့ပိုးမှုကို ဆက်သွယ်ပါ။",
  "MS": "Bayaran datang daripada akaun yang bukan atas nama anda. Hubungi sokongan.",
  "ID": "Pembayaran berasal dari rekening yang bukan atas nama Anda. Hubungi dukungan.",
  "TY": "Galing ang bayad sa account na hindi sa pangalan mo. Makipag-ugnayan sa suporta.",
  "HI": "भुगतान ऐसे खाते से आया जो आपके नाम पर नहीं है। सहायता से संपर्क करें।",
  "BN": "টাকা এমন অ্যাকাউন্ট থেকে এসেছে যা আপনার নামে নয়। সহায়তার সাথে যোগাযোগ করুন।",
  "TA": "உங்கள் பெயரில் இல்லாத கணக்கிலிருந்து பணம் வந்தது. ஆதரவைத் தொடர்புகொள்ளவும்.",
  "NE": "भुक्तानी तपाईंको नाममा नभएको खाताबाट आयो। सहायतालाई सम्पर्क गर्नुहोस्।",
  "UR": "ادائیگی ایسے اکاؤنٹ سے آئی جو آپ کے نام پر نہیں۔ سپورٹ سے رابطہ کریں۔",
  "FA": "پرداخت از حسابی آمد که به نام شما نیست. با پشتیبانی تماس بگیرید.",
  "AR": "وصلت الدفعة من حساب ليس باسمك. تواصل مع الدعم.",
  "TR": "Ödeme, sizin adınıza olmayan bir hesaptan geldi. Destekle iletişime geçin.",
  "RU": "Платёж пришёл со счёта, оформленного не на ваше имя. Обратитесь в поддержку.",
  "KK": "Төлем сіздің атыңызда емес шоттан келді. Қолдау қызметіне хабарласыңыз.",
  "UZ": "To‘lov sizning nomingizda bo‘lmagan hisobdan keldi. Qo‘llab-quvvatlash xizmatiga murojaat qiling.",
  "ES": "El pago vino de una cuenta que no está a tu nombre. Contacta con soporte.",
  "PT": "O pagamento veio de uma conta que não está em seu nome. Fale com o suporte.",
  "FR": "Le paiement vient d''un compte qui n''est pas à votre nom. Contactez l''assistance."
}'),
('amount', 'amount_arrived', 'Another amount arrived', 15, '{
  "EN": "We credited the amount that arrived. It differs from the amount to pay.",
  "CN": "我们已按实际到账金额入账，与应付金额不同。",
  "TW": "我們已按實際到帳金額入帳，與應付金額不同。",
  "JA": "実際に届いた金額を反映しました。お支払い予定額と異なります。",
  "KO": "실제로 입금된 금액을 반영했습니다. 결제할 금액과 다릅니다.",
  "TH": "เราเพิ่มเครดิตตามยอดที่ได้รับ ซึ่งต่างจากยอดที่ต้องชำระ",
  "VI": "Chúng tôi đã cộng số tiền nhận được. Số này khác với số tiền phải trả.",
  "LO": "ພວກເຮົາໄດ້ເພີ່ມຈຳນວນທີ່ໄດ້ຮັບ, ເຊິ່ງຕ່າງຈາກຈຳນວນທີ່ຕ້ອງຈ່າຍ.",
  "KM": "យើងបានបញ្ចូលចំនួនដែលមកដល់។ វាខុសពីចំនួនដែលត្រូវបង់។",
  "MY": "ရောက်လာသော ငွေပမာဏကို ထည့်ပေးပြီးပါပြီ။ ပေးရမည့် ပမာဏနှင့် ကွာခြားပါသည်။",
  "MS": "Kami mengkreditkan jumlah yang diterima. Ia berbeza daripada jumlah yang perlu dibayar.",
  "ID": "Kami mengkreditkan jumlah yang diterima. Jumlahnya berbeda dari yang harus dibayar.",
  "TY": "Ikinredito namin ang halagang dumating. Iba ito sa halagang dapat bayaran.",
  "HI": "हमने पहुँची हुई रकम जमा की। यह देय रकम से अलग है।",
  "BN": "যে পরিমাণ এসেছে তা আমরা জমা করেছি। এটি প্রদেয় পরিমাণ থেকে আলাদা।",
  "TA": "வந்த தொகையை வரவு வைத்தோம். அது செலுத்த வேண்டிய தொகையிலிருந்து வேறுபடுகிறது.",
  "NE": "आइपुगेको रकम हामीले जम्मा गर्‍यौं। यो तिर्नुपर्ने रकमभन्दा फरक छ।",
  "UR": "ہم نے موصول ہونے والی رقم جمع کر دی۔ یہ ادا کی جانے والی رقم سے مختلف ہے۔",
  "FA": "مبلغی را که رسید واریز کردیم. این مبلغ با مبلغ قابل پرداخت فرق دارد.",
  "AR": "أضفنا المبلغ الذي وصل، وهو يختلف عن المبلغ المطلوب دفعه.",
  "TR": "Gelen tutarı hesabınıza ekledik. Ödenecek tutardan farklı.",
  "RU": "Мы зачислили поступившую сумму. Она отличается от суммы к оплате.",
  "KK": "Түскен соманы есептедік. Ол төленетін сомадан өзгеше.",
  "UZ": "Kelgan summani hisobingizga qo‘shdik. U to‘lanadigan summadan farq qiladi.",
  "ES": "Abonamos el importe recibido. Es distinto del importe a pagar.",
  "PT": "Creditamos o valor que chegou. Ele é diferente do valor a pagar.",
  "FR": "Nous avons crédité le montant reçu. Il diffère du montant à payer."
}'),
('settle', 'payment_reversed', 'Payment taken back', 16, '{
  "EN": "The bank or payment provider took this payment back. We deducted the amount.",
  "CN": "银行或支付机构已撤回这笔付款。我们已扣除相应金额。",
  "TW": "銀行或支付機構已撤回這筆付款。我們已扣除相應金額。",
  "JA": "銀行または決済会社がこのお支払いを取り消しました。該当額を差し引きました。",
  "KO": "은행 또는 결제사가 이 결제를 취소했습니다. 해당 금액을 차감했습니다.",
  "TH": "ธนาคารหรือผู้ให้บริการชำระเงินดึงเงินนี้คืน เราจึงหักยอดดังกล่าว",
  "VI": "Ngân hàng hoặc nhà cung cấp thanh toán đã thu hồi khoản này. Chúng tôi đã trừ số tiền đó.",
  "LO": "ທະນາຄານ ຫຼື ຜູ້ໃຫ້ບໍລິການຊຳລະໄດ້ດຶງເງິນນີ້ຄືນ. ພວກເຮົາໄດ້ຫັກຈຳນວນນັ້ນ.",
  "KM": "ធនាគារ ឬអ្នកផ្តល់សេវាទូទាត់បានដកប្រាក់នេះវិញ។ យើងបានកាត់ចំនួននោះ។",
  "MY": "ဘဏ် သို့မဟုတ် ငွေပေးချေမှုဝန်ဆောင်မှုက ဤငွေကို ပြန်ယူသွားပါသည်။ ထိုပမာဏကို နုတ်ယူပြီးပါပြီ။",
  "MS": "Bank atau penyedia pembayaran menarik balik bayaran ini. Kami menolak jumlah itu.",
  "ID": "Bank atau penyedia pembayaran menarik kembali pembayaran ini. Kami memotong jumlahnya.",
  "TY": "Binawi ng bangko o payment provider ang bayad na ito. Ibinawas namin ang halaga.",
  "HI": "बैंक या भुगतान प्रदाता ने यह भुगतान वापस ले लिया। हमने रकम काट ली।",
  "BN": "ব্যাংক বা পেমেন্ট প্রদানকারী এই টাকা ফেরত নিয়েছে। আমরা সেই পরিমাণ কেটে নিয়েছি।",
  "TA": "வங்கி அல்லது கட்டண வழங்குநர் இந்தப் பணத்தைத் திரும்பப் பெற்றது. அந்தத் தொகையைக் கழித்தோம்.",
  "NE": "बैंक वा भुक्तानी प्रदायकले यो भुक्तानी फिर्ता लियो। हामीले रकम कट्टा गर्‍यौं।",
  "UR": "بینک یا ادائیگی فراہم کنندہ نے یہ ادائیگی واپس لے لی۔ ہم نے رقم کاٹ لی۔",
  "FA": "بانک یا ارائه‌دهندهٔ پرداخت این پرداخت را پس گرفت. مبلغ را کسر کردیم.",
  "AR": "استردّ البنك أو مزوّد الدفع هذه الدفعة، فخصمنا المبلغ.",
  "TR": "Banka veya ödeme sağlayıcısı bu ödemeyi geri aldı. Tutarı düştük.",
  "RU": "Банк или платёжный провайдер отозвал этот платёж. Мы списали сумму.",
  "KK": "Банк немесе төлем провайдері бұл төлемді қайтарып алды. Біз соманы шегердік.",
  "UZ": "Bank yoki to‘lov provayderi bu to‘lovni qaytarib oldi. Biz summani ushlab qoldik.",
  "ES": "El banco o el proveedor de pagos retiró este pago. Descontamos el importe.",
  "PT": "O banco ou o provedor de pagamento estornou este pagamento. Descontamos o valor.",
  "FR": "La banque ou le prestataire de paiement a repris ce paiement. Nous avons déduit le montant."
}');
