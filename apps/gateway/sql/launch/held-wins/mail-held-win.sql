-- Sends the mail about the decision on a held win.
-- Locks: those of write_mail.
-- Callers: pay_held_win, reject_held_win.
create or replace function mail_held_win(h held_win, mail_template text, of_node bigint, now_at timestamptz) returns void language plpgsql as $$
begin
  perform write_mail(array[h.member_id], mail_template || ':' || h.id, 'service', mail_template,
    jsonb_build_object('game', (select name from game where node_id = of_node), 'vendor', h.vendor,
      'amount', mail_amount(h.amount), 'currency', h.currency, 'reason', case mail_template when 'win.rejected' then h.decision_reason else '' end),
    null, now_at, true);
end $$;
