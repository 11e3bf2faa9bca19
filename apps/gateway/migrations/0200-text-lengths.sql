-- Texts are counted by what people count as one character, which may be many code points: the limits of these columns
-- are those of the bytes that a call may carry.
alter table passkey drop constraint passkey_name_check;
alter table passkey add check (char_length(name) between 1 and 960);
alter table affiliate_link drop constraint affiliate_link_memo_check;
alter table affiliate_link add check (char_length(memo) <= 960);
alter table promotion_entry drop constraint promotion_entry_comment_check;
alter table promotion_entry add check (char_length(comment) <= 2240);
alter table agent_message drop constraint agent_message_text_check;
alter table agent_message add check (char_length(text) between 1 and 16000);
