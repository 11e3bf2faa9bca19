-- Review of withdrawals, and bank lines beside claimed deposits, at the operator console.

alter table withdrawal
  -- Time at which the withdrawal was put on hold, else null. It cannot be approved until it is released.
  add column held_at timestamptz,
  -- Incremented by each hold and release: a decision must state the version that the reviewer saw.
  add column review_version integer not null default 0;
create index withdrawal_of_state on withdrawal (merchant_code, state, number);
create index withdrawal_paid_of_member on withdrawal (member_id) include (amount) where state = 'SUCCESS';
create index deposit_of_state on deposit (merchant_code, state, id);
create index deposit_credited_of_member on deposit (member_id) include (credited, credited_at) where state = 'SUCCESS';
-- Accounts that use, or used, the same card.
create index bank_card_of_number on bank_card (merchant_code, number_mark);
-- Objects with a change that waits for approval.
create index change_request_waiting on change_request (object) where state = 'waiting';

-- Reasons of decisions: a code, a label for staff, and a text for the player; the reason of a hold is not shown to
-- players.
create table decision_reason (
  code text primary key check (code ~ '^[a-z_]{2,30}$'),
  kind text not null check (kind in ('reject', 'fail', 'deposit', 'hold')),
  label text not null,
  position smallint not null,
  -- Text for the player, by language.
  words jsonb,
  check ((kind = 'hold') = (words is null))
);

-- The staff account that reviews a withdrawal. For a few minutes, other staff see this and cannot decide.
create table withdrawal_claim (
  withdrawal_id text primary key references withdrawal (id),
  staff_id bigint not null references staff_account (id),
  expires_at timestamptz not null
);

create index withdrawal_claim_of_staff on withdrawal_claim (staff_id);

-- Notes by staff about a withdrawal; never shown to players.
create table withdrawal_note (
  id bigint generated always as identity primary key,
  withdrawal_id text not null references withdrawal (id),
  at timestamptz not null,
  author text not null,
  kind text not null check (kind in ('note', 'hold', 'release', 'receipt')),
  reason_code text references decision_reason (code),
  text text not null check (char_length(text) <= 2000)
);
create index withdrawal_note_of on withdrawal_note (withdrawal_id, id);

-- Calls about a payout and the responses, without account numbers and names. Consecutive equal responses share one row.
create table payout_exchange (
  id bigint generated always as identity primary key,
  withdrawal_id text not null references withdrawal (id),
  call text not null check (call in ('open', 'status', 'notice')),
  request jsonb not null,
  answer jsonb not null,
  first_at timestamptz not null,
  last_at timestamptz not null,
  count integer not null default 1
);
create index payout_exchange_of on payout_exchange (withdrawal_id, id);

-- Several deposits with the same image cause a warning.
alter table deposit_receipt add column picture_hash bytea generated always as (sha256(picture)) stored;
create index deposit_receipt_of_picture on deposit_receipt (picture_hash);

-- Lines of the merchant's bank statements. Each line is imported once, and credited for at most one deposit.
create table bank_line (
  id bigint generated always as identity primary key,
  merchant_code text not null references merchant (code),
  booked_at timestamptz not null,
  amount bigint not null check (amount > 0),
  currency text not null,
  payer text not null check (char_length(payer) <= 200),
  reference text not null check (char_length(reference) <= 200),
  -- Hash of the line and of its ordinal among equal lines of the file.
  line_hash bytea not null check (octet_length(line_hash) = 32),
  state text not null default 'open' check (state in ('open', 'matched', 'ignored')),
  deposit_id bigint unique references deposit (id),
  imported_at timestamptz not null,
  unique (merchant_code, line_hash),
  check ((state = 'matched') = (deposit_id is not null))
);
create index bank_line_open on bank_line (merchant_code, id) where state = 'open';
create index bank_line_of_amount on bank_line (merchant_code, currency, amount) where state = 'open';

insert into decision_reason (kind, code, label, position, words) values
('reject', 'name_mismatch', 'Account of another person', 1, '{
  "EN": "The account isn''t in your name. Add an account in your own name.",
  "CN": "该账户不是您本人的。请添加您本人的账户。",
  "TW": "該帳戶不是您本人的。請新增您本人的帳戶。",
  "JA": "口座の名義がご本人と異なります。ご本人名義の口座を追加してください。",
  "KO": "본인 명의의 계좌가 아닙니다. 본인 명의의 계좌를 추가하세요.",
  "TH": "บัญชีนี้ไม่ใช่ชื่อของคุณ โปรดเพิ่มบัญชีที่เป็นชื่อของคุณ",
  "VI": "Tài khoản không đứng tên bạn. Hãy thêm tài khoản đứng tên bạn.",
  "LO": "ບັນຊີນີ້ບໍ່ແມ່ນຊື່ຂອງທ່ານ. ກະລຸນາເພີ່ມບັນຊີທີ່ເປັນຊື່ຂອງທ່ານ.",
  "KM": "គណនីនេះមិនមែនជាឈ្មោះរបស់អ្នកទេ។ សូមបន្ថែមគណនីដែលជាឈ្មោះរបស់អ្នក។",
  "MY": "ဤအကောင့်သည် သင့်အမည်ဖြင့် မဟုတ်ပါ။ သင့်အမည်ဖြင့် အကောင့်တစ်ခု ထည့်ပါ။",
  "MS": "Akaun ini bukan atas nama anda. Tambah akaun atas nama anda sendiri.",
  "ID": "Rekening ini bukan atas nama Anda. Tambahkan rekening atas nama Anda sendiri.",
  "TY": "Hindi sa iyong pangalan ang account. Magdagdag ng account sa sarili mong pangalan.",
  "HI": "यह खाता आपके नाम पर नहीं है। अपने नाम का खाता जोड़ें।",
  "BN": "অ্যাকাউন্টটি আপনার নামে নয়। আপনার নিজের নামের অ্যাকাউন্ট যোগ করুন।",
  "TA": "இந்தக் கணக்கு உங்கள் பெயரில் இல்லை. உங்கள் பெயரில் உள்ள கணக்கைச் சேர்க்கவும்.",
  "NE": "यो खाता तपाईंको नाममा छैन। आफ्नै नामको खाता थप्नुहोस्।",
  "UR": "یہ اکاؤنٹ آپ کے نام پر نہیں ہے۔ اپنے نام کا اکاؤنٹ شامل کریں۔",
  "FA": "این حساب به نام شما نیست. حسابی به نام خودتان اضافه کنید.",
  "AR": "الحساب ليس باسمك. أضف حسابًا باسمك.",
  "TR": "Hesap sizin adınıza değil. Kendi adınıza bir hesap ekleyin.",
  "RU": "Счёт оформлен не на ваше имя. Добавьте счёт на своё имя.",
  "KK": "Шот сіздің атыңызда емес. Өз атыңыздағы шотты қосыңыз.",
  "UZ": "Hisob sizning nomingizda emas. O‘z nomingizdagi hisobni qo‘shing.",
  "ES": "La cuenta no está a tu nombre. Añade una cuenta a tu nombre.",
  "PT": "A conta não está em seu nome. Adicione uma conta em seu nome.",
  "FR": "Le compte n''est pas à votre nom. Ajoutez un compte à votre nom."
}'),
('reject', 'documents', 'Identity not verified', 2, '{
  "EN": "We need to verify your identity first. Contact support.",
  "CN": "我们需要先核实您的身份。请联系客服。",
  "TW": "我們需要先核實您的身分。請聯絡客服。",
  "JA": "先にご本人確認が必要です。サポートにお問い合わせください。",
  "KO": "먼저 본인 확인이 필요합니다. 고객센터에 문의하세요.",
  "TH": "เราต้องยืนยันตัวตนของคุณก่อน โปรดติดต่อฝ่ายสนับสนุน",
  "VI": "Chúng tôi cần xác minh danh tính của bạn trước. Hãy liên hệ bộ phận hỗ trợ.",
  "LO": "ພວກເຮົາຕ້ອງຢືນຢັນຕົວຕົນຂອງທ່ານກ່ອນ. ກະລຸນາຕິດຕໍ່ຝ່າຍຊ່ວຍເຫຼືອ.",
  "KM": "យើងត្រូវផ្ទៀងផ្ទាត់អត្តសញ្ញាណរបស់អ្នកជាមុនសិន។ សូមទាក់ទងផ្នែកជំនួយ។",
  "MY": "သင့်အထောက်အထားကို ဦးစွာ အတည်ပြုရန် လိုအပ်ပါသည်။ ပံ့ပိုးမှုကို ဆက်သွယ်ပါ။",
  "MS": "Kami perlu mengesahkan identiti anda dahulu. Hubungi sokongan.",
  "ID": "Kami perlu memverifikasi identitas Anda terlebih dahulu. Hubungi dukungan.",
  "TY": "Kailangan muna naming i-verify ang iyong pagkakakilanlan. Makipag-ugnayan sa suporta.",
  "HI": "हमें पहले आपकी पहचान सत्यापित करनी होगी। सहायता से संपर्क करें।",
  "BN": "আমাদের আগে আপনার পরিচয় যাচাই করতে হবে। সহায়তার সাথে যোগাযোগ করুন।",
  "TA": "முதலில் உங்கள் அடையாளத்தைச் சரிபார்க்க வேண்டும். ஆதரவைத் தொடர்புகொள்ளவும்.",
  "NE": "हामीले पहिले तपाईंको पहिचान प्रमाणित गर्नुपर्छ। सहायतालाई सम्पर्क गर्नुहोस्।",
  "UR": "ہمیں پہلے آپ کی شناخت کی تصدیق کرنی ہے۔ سپورٹ سے رابطہ کریں۔",
  "FA": "ابتدا باید هویت شما را تأیید کنیم. با پشتیبانی تماس بگیرید.",
  "AR": "نحتاج إلى التحقق من هويتك أولاً. تواصل مع الدعم.",
  "TR": "Önce kimliğinizi doğrulamamız gerekiyor. Destekle iletişime geçin.",
  "RU": "Сначала нам нужно подтвердить вашу личность. Обратитесь в поддержку.",
  "KK": "Алдымен жеке басыңызды растауымыз керек. Қолдау қызметіне хабарласыңыз.",
  "UZ": "Avval shaxsingizni tasdiqlashimiz kerak. Qo‘llab-quvvatlash xizmatiga murojaat qiling.",
  "ES": "Primero tenemos que verificar tu identidad. Contacta con soporte.",
  "PT": "Primeiro precisamos verificar sua identidade. Fale com o suporte.",
  "FR": "Nous devons d''abord vérifier votre identité. Contactez l''assistance."
}'),
('reject', 'bank_details', 'Bank details not usable', 3, '{
  "EN": "These bank details can''t be used. Add another account.",
  "CN": "此银行信息无法使用。请添加其他账户。",
  "TW": "此銀行資料無法使用。請新增其他帳戶。",
  "JA": "この口座情報は使用できません。別の口座を追加してください。",
  "KO": "이 계좌 정보는 사용할 수 없습니다. 다른 계좌를 추가하세요.",
  "TH": "ไม่สามารถใช้ข้อมูลธนาคารนี้ได้ โปรดเพิ่มบัญชีอื่น",
  "VI": "Không thể dùng thông tin ngân hàng này. Hãy thêm tài khoản khác.",
  "LO": "ບໍ່ສາມາດໃຊ້ຂໍ້ມູນທະນາຄານນີ້ໄດ້. ກະລຸນາເພີ່ມບັນຊີອື່ນ.",
  "KM": "ព័ត៌មានធនាគារនេះមិនអាចប្រើបានទេ។ សូមបន្ថែមគណនីផ្សេង។",
  "MY": "ဤဘဏ်အချက်အလက်ကို အသုံးမပြုနိုင်ပါ။ အခြားအကောင့်တစ်ခု ထည့်ပါ။",
  "MS": "Butiran bank ini tidak boleh digunakan. Tambah akaun lain.",
  "ID": "Data bank ini tidak dapat digunakan. Tambahkan rekening lain.",
  "TY": "Hindi magagamit ang mga detalye ng bangkong ito. Magdagdag ng ibang account.",
  "HI": "इन बैंक विवरणों का उपयोग नहीं किया जा सकता। दूसरा खाता जोड़ें।",
  "BN": "এই ব্যাংকের তথ্য ব্যবহার করা যাবে না। অন্য অ্যাকাউন্ট যোগ করুন।",
  "TA": "இந்த வங்கி விவரங்களைப் பயன்படுத்த முடியாது. வேறு கணக்கைச் சேர்க்கவும்.",
  "NE": "यी बैंक विवरण प्रयोग गर्न मिल्दैन। अर्को खाता थप्नुहोस्।",
  "UR": "یہ بینک تفصیلات استعمال نہیں ہو سکتیں۔ دوسرا اکاؤنٹ شامل کریں۔",
  "FA": "این مشخصات بانکی قابل استفاده نیست. حساب دیگری اضافه کنید.",
  "AR": "لا يمكن استخدام بيانات البنك هذه. أضف حسابًا آخر.",
  "TR": "Bu banka bilgileri kullanılamıyor. Başka bir hesap ekleyin.",
  "RU": "Эти банковские данные нельзя использовать. Добавьте другой счёт.",
  "KK": "Бұл банк деректерін пайдалану мүмкін емес. Басқа шот қосыңыз.",
  "UZ": "Bu bank ma’lumotlaridan foydalanib bo‘lmaydi. Boshqa hisob qo‘shing.",
  "ES": "Estos datos bancarios no se pueden usar. Añade otra cuenta.",
  "PT": "Estes dados bancários não podem ser usados. Adicione outra conta.",
  "FR": "Ces coordonnées bancaires ne peuvent pas être utilisées. Ajoutez un autre compte."
}'),
('reject', 'turnover', 'Wagering not met', 4, '{
  "EN": "The wagering requirement isn''t met yet.",
  "CN": "尚未达到流水要求。",
  "TW": "尚未達到流水要求。",
  "JA": "賭け条件がまだ満たされていません。",
  "KO": "아직 롤링 조건을 충족하지 않았습니다.",
  "TH": "ยังทำยอดเทิร์นโอเวอร์ไม่ครบ",
  "VI": "Bạn chưa đạt yêu cầu vòng cược.",
  "LO": "ຍັງບໍ່ຄົບເງື່ອນໄຂຍອດເດີມພັນ.",
  "KM": "លក្ខខណ្ឌភ្នាល់មិនទាន់គ្រប់នៅឡើយទេ។",
  "MY": "လောင်းကြေးသတ်မှတ်ချက် မပြည့်မီသေးပါ။",
  "MS": "Keperluan pertaruhan belum dipenuhi.",
  "ID": "Persyaratan taruhan belum terpenuhi.",
  "TY": "Hindi pa naaabot ang kinakailangang pagtaya.",
  "HI": "दांव की शर्त अभी पूरी नहीं हुई है।",
  "BN": "বাজির শর্ত এখনও পূরণ হয়নি।",
  "TA": "பந்தய நிபந்தனை இன்னும் பூர்த்தியாகவில்லை.",
  "NE": "बाजीको सर्त अझै पूरा भएको छैन।",
  "UR": "شرط لگانے کی ضرورت ابھی پوری نہیں ہوئی۔",
  "FA": "شرط گردش هنوز کامل نشده است.",
  "AR": "لم يكتمل متطلب الرهان بعد.",
  "TR": "Çevrim şartı henüz tamamlanmadı.",
  "RU": "Требование по отыгрышу ещё не выполнено.",
  "KK": "Бәс тігу талабы әлі орындалмаған.",
  "UZ": "Garov talabi hali bajarilmagan.",
  "ES": "Aún no se cumple el requisito de apuesta.",
  "PT": "O requisito de apostas ainda não foi cumprido.",
  "FR": "La condition de mise n''est pas encore remplie."
}'),
('reject', 'other', 'Other reason', 5, '{
  "EN": "We couldn''t approve this withdrawal. Contact support.",
  "CN": "我们无法批准此笔提款。请联系客服。",
  "TW": "我們無法核准此筆提款。請聯絡客服。",
  "JA": "この出金は承認できませんでした。サポートにお問い合わせください。",
  "KO": "이 출금을 승인할 수 없습니다. 고객센터에 문의하세요.",
  "TH": "เราไม่สามารถอนุมัติการถอนนี้ได้ โปรดติดต่อฝ่ายสนับสนุน",
  "VI": "Chúng tôi không thể duyệt yêu cầu rút tiền này. Hãy liên hệ bộ phận hỗ trợ.",
  "LO": "ພວກເຮົາບໍ່ສາມາດອະນຸມັດການຖອນນີ້ໄດ້. ກະລຸນາຕິດຕໍ່ຝ່າຍຊ່ວຍເຫຼືອ.",
  "KM": "យើងមិនអាចអនុម័តការដកប្រាក់នេះបានទេ។ សូមទាក់ទងផ្នែកជំនួយ។",
  "MY": "ဤငွေထုတ်မှုကို အတည်မပြုနိုင်ပါ။ ပံ့ပိုးမှုကို ဆက်သွယ်ပါ။",
  "MS": "Kami tidak dapat meluluskan pengeluaran ini. Hubungi sokongan.",
  "ID": "Kami tidak dapat menyetujui penarikan ini. Hubungi dukungan.",
  "TY": "Hindi namin maaprubahan ang withdrawal na ito. Makipag-ugnayan sa suporta.",
  "HI": "हम इस निकासी को मंज़ूर नहीं कर सके। सहायता से संपर्क करें।",
  "BN": "আমরা এই উত্তোলন অনুমোদন করতে পারিনি। সহায়তার সাথে যোগাযোগ করুন।",
  "TA": "இந்தப் பணமெடுப்பை அங்கீகரிக்க முடியவில்லை. ஆதரவைத் தொடர்புகொள்ளவும்.",
  "NE": "हामीले यो निकासी स्वीकृत गर्न सकेनौं। सहायतालाई सम्पर्क गर्नुहोस्।",
  "UR": "ہم اس رقم نکالنے کی منظوری نہیں دے سکے۔ سپورٹ سے رابطہ کریں۔",
  "FA": "این برداشت تأیید نشد. با پشتیبانی تماس بگیرید.",
  "AR": "تعذّرت الموافقة على هذا السحب. تواصل مع الدعم.",
  "TR": "Bu çekimi onaylayamadık. Destekle iletişime geçin.",
  "RU": "Мы не смогли одобрить этот вывод. Обратитесь в поддержку.",
  "KK": "Бұл ақша шығаруды мақұлдай алмадық. Қолдау қызметіне хабарласыңыз.",
  "UZ": "Bu yechib olishni tasdiqlay olmadik. Qo‘llab-quvvatlash xizmatiga murojaat qiling.",
  "ES": "No pudimos aprobar esta retirada. Contacta con soporte.",
  "PT": "Não foi possível aprovar este saque. Fale com o suporte.",
  "FR": "Nous n''avons pas pu approuver ce retrait. Contactez l''assistance."
}'),
('fail', 'bank_returned', 'Returned by the bank', 6, '{
  "EN": "Your bank returned the payment. Check your bank details.",
  "CN": "您的银行退回了这笔款项。请检查您的银行信息。",
  "TW": "您的銀行退回了這筆款項。請檢查您的銀行資料。",
  "JA": "銀行から送金が返却されました。口座情報をご確認ください。",
  "KO": "은행에서 송금이 반환되었습니다. 계좌 정보를 확인하세요.",
  "TH": "ธนาคารของคุณส่งเงินคืน โปรดตรวจสอบข้อมูลธนาคาร",
  "VI": "Ngân hàng của bạn đã trả lại khoản tiền. Hãy kiểm tra thông tin ngân hàng.",
  "LO": "ທະນາຄານຂອງທ່ານໄດ້ສົ່ງເງິນຄືນ. ກະລຸນາກວດສອບຂໍ້ມູນທະນາຄານ.",
  "KM": "ធនាគាររបស់អ្នកបានបង្វិលប្រាក់មកវិញ។ សូមពិនិត្យព័ត៌មានធនាគារ។",
  "MY": "သင့်ဘဏ်က ငွေကို ပြန်ပို့ခဲ့ပါသည်။ ဘဏ်အချက်အလက်ကို စစ်ဆေးပါ။",
  "MS": "Bank anda memulangkan bayaran. Semak butiran bank anda.",
  "ID": "Bank Anda mengembalikan pembayaran. Periksa data bank Anda.",
  "TY": "Ibinalik ng iyong bangko ang bayad. Suriin ang mga detalye ng bangko mo.",
  "HI": "आपके बैंक ने भुगतान लौटा दिया। अपने बैंक विवरण जाँचें।",
  "BN": "আপনার ব্যাংক টাকা ফেরত পাঠিয়েছে। ব্যাংকের তথ্য যাচাই করুন।",
  "TA": "உங்கள் வங்கி பணத்தைத் திருப்பி அனுப்பியது. வங்கி விவரங்களைச் சரிபார்க்கவும்.",
  "NE": "तपाईंको बैंकले भुक्तानी फिर्ता गर्‍यो। बैंक विवरण जाँच्नुहोस्।",
  "UR": "آپ کے بینک نے رقم واپس کر دی۔ اپنی بینک تفصیلات چیک کریں۔",
  "FA": "بانک شما پرداخت را برگرداند. مشخصات بانکی خود را بررسی کنید.",
  "AR": "أعاد البنك الدفعة. تحقق من بيانات البنك.",
  "TR": "Bankanız ödemeyi iade etti. Banka bilgilerinizi kontrol edin.",
  "RU": "Ваш банк вернул платёж. Проверьте банковские данные.",
  "KK": "Банкіңіз төлемді қайтарды. Банк деректерін тексеріңіз.",
  "UZ": "Bankingiz to‘lovni qaytardi. Bank ma’lumotlarini tekshiring.",
  "ES": "Tu banco devolvió el pago. Revisa tus datos bancarios.",
  "PT": "Seu banco devolveu o pagamento. Verifique seus dados bancários.",
  "FR": "Votre banque a renvoyé le paiement. Vérifiez vos coordonnées bancaires."
}'),
('deposit', 'not_received', 'Not received', 7, '{
  "EN": "We haven''t received this payment. If you''ve paid, send us the bank''s receipt.",
  "CN": "我们尚未收到这笔付款。如果您已付款，请发送银行回单。",
  "TW": "我們尚未收到這筆付款。如果您已付款，請傳送銀行收據。",
  "JA": "お支払いを確認できません。お支払い済みの場合は、銀行の明細をお送りください。",
  "KO": "아직 입금이 확인되지 않았습니다. 입금하셨다면 은행 영수증을 보내 주세요.",
  "TH": "เรายังไม่ได้รับเงินนี้ หากคุณชำระแล้ว โปรดส่งหลักฐานจากธนาคาร",
  "VI": "Chúng tôi chưa nhận được khoản này. Nếu bạn đã thanh toán, hãy gửi biên lai ngân hàng.",
  "LO": "ພວກເຮົາຍັງບໍ່ໄດ້ຮັບເງິນນີ້. ຖ້າທ່ານຈ່າຍແລ້ວ, ກະລຸນາສົ່ງໃບບິນຈາກທະນາຄານ.",
  "KM": "យើងមិនទាន់ទទួលបានការទូទាត់នេះទេ។ ប្រសិនបើអ្នកបានបង់ សូមផ្ញើបង្កាន់ដៃធនាគារ។",
  "MY": "ဤငွေပေးချေမှုကို မရရှိသေးပါ။ ပေးပြီးပါက ဘဏ်ပြေစာ ပို့ပါ။",
  "MS": "Kami belum menerima bayaran ini. Jika anda sudah membayar, hantar resit bank.",
  "ID": "Kami belum menerima pembayaran ini. Jika sudah membayar, kirim bukti dari bank.",
  "TY": "Hindi pa namin natatanggap ang bayad. Kung nagbayad ka na, ipadala ang resibo ng bangko.",
  "HI": "हमें यह भुगतान नहीं मिला है। यदि आपने भुगतान किया है, तो बैंक की रसीद भेजें।",
  "BN": "আমরা এই পেমেন্ট পাইনি। টাকা দিয়ে থাকলে ব্যাংকের রসিদ পাঠান।",
  "TA": "இந்தப் பணம் எங்களுக்கு வரவில்லை. செலுத்தியிருந்தால் வங்கி ரசீதை அனுப்பவும்.",
  "NE": "हामीले यो भुक्तानी पाएका छैनौं। तिर्नुभएको भए बैंकको रसिद पठाउनुहोस्।",
  "UR": "ہمیں یہ ادائیگی نہیں ملی۔ اگر آپ نے ادائیگی کی ہے تو بینک کی رسید بھیجیں۔",
  "FA": "این پرداخت را دریافت نکرده‌ایم. اگر پرداخت کرده‌اید، رسید بانک را بفرستید.",
  "AR": "لم نستلم هذه الدفعة. إذا دفعت فأرسل إيصال البنك.",
  "TR": "Bu ödemeyi almadık. Ödediyseniz banka dekontunu gönderin.",
  "RU": "Мы не получили этот платёж. Если вы оплатили, пришлите квитанцию банка.",
  "KK": "Бұл төлемді алмадық. Төлеген болсаңыз, банк түбіртегін жіберіңіз.",
  "UZ": "Bu to‘lovni olmadik. To‘lagan bo‘lsangiz, bank chekini yuboring.",
  "ES": "No hemos recibido este pago. Si ya pagaste, envíanos el recibo del banco.",
  "PT": "Não recebemos este pagamento. Se você pagou, envie o comprovante do banco.",
  "FR": "Nous n''avons pas reçu ce paiement. Si vous avez payé, envoyez le reçu de la banque."
}'),
('deposit', 'receipt_unclear', 'Receipt not readable', 8, '{
  "EN": "We can''t read the receipt. Send a clearer picture.",
  "CN": "我们无法看清回单。请发送更清晰的图片。",
  "TW": "我們無法看清收據。請傳送更清晰的圖片。",
  "JA": "明細を読み取れません。より鮮明な画像をお送りください。",
  "KO": "영수증을 읽을 수 없습니다. 더 선명한 사진을 보내 주세요.",
  "TH": "เราอ่านหลักฐานไม่ได้ โปรดส่งภาพที่ชัดขึ้น",
  "VI": "Chúng tôi không đọc được biên lai. Hãy gửi ảnh rõ hơn.",
  "LO": "ພວກເຮົາອ່ານໃບບິນບໍ່ໄດ້. ກະລຸນາສົ່ງຮູບທີ່ຊັດກວ່າ.",
  "KM": "យើងមិនអាចអានបង្កាន់ដៃបានទេ។ សូមផ្ញើរូបភាពច្បាស់ជាងនេះ។",
  "MY": "ပြေစာကို မဖတ်နိုင်ပါ။ ပိုကြည်လင်သော ပုံ ပို့ပါ။",
  "MS": "Kami tidak dapat membaca resit. Hantar gambar yang lebih jelas.",
  "ID": "Kami tidak dapat membaca buktinya. Kirim gambar yang lebih jelas.",
  "TY": "Hindi namin mabasa ang resibo. Magpadala ng mas malinaw na larawan.",
  "HI": "हम रसीद नहीं पढ़ पा रहे। साफ़ तस्वीर भेजें।",
  "BN": "আমরা রসিদটি পড়তে পারছি না। আরও স্পষ্ট ছবি পাঠান।",
  "TA": "ரசீதைப் படிக்க முடியவில்லை. தெளிவான படத்தை அனுப்பவும்.",
  "NE": "हामी रसिद पढ्न सक्दैनौं। स्पष्ट तस्बिर पठाउनुहोस्।",
  "UR": "ہم رسید نہیں پڑھ سکتے۔ صاف تصویر بھیجیں۔",
  "FA": "رسید خوانا نیست. تصویر واضح‌تری بفرستید.",
  "AR": "لا يمكننا قراءة الإيصال. أرسل صورة أوضح.",
  "TR": "Dekontu okuyamıyoruz. Daha net bir resim gönderin.",
  "RU": "Квитанцию не разобрать. Пришлите более чёткое фото.",
  "KK": "Түбіртек оқылмайды. Анығырақ сурет жіберіңіз.",
  "UZ": "Chekni o‘qib bo‘lmayapti. Aniqroq rasm yuboring.",
  "ES": "No podemos leer el recibo. Envía una imagen más clara.",
  "PT": "Não conseguimos ler o comprovante. Envie uma imagem mais nítida.",
  "FR": "Le reçu est illisible. Envoyez une image plus nette."
}'),
('hold', 'kyc', 'Waiting for identity documents', 9, null),
('hold', 'funds', 'Source of funds requested', 10, null),
('hold', 'risk', 'Risk review', 11, null),
('hold', 'bank', 'Waiting for the bank', 12, null);
