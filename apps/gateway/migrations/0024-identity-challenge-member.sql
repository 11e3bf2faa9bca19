-- A new password ends the logins of its member that wait for their second factor.
create index login_challenge_member on login_challenge (member_id);
