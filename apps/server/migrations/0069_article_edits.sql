-- Articles are files, and the file stays the original. This is what an operator has written in its place: per language an object
-- of title, subtitle and content, or null if readers see the file. The row stays when an operator goes back to the original, so
-- that a version is never used twice.
create table article_edit (
  article_id text primary key,
  en jsonb check (en ?& array['title', 'subtitle', 'content']),
  hin jsonb check (hin ?& array['title', 'subtitle', 'content']),
  version integer not null check (version > 0),
  edited_at timestamptz not null,
  edited_by uuid not null references user_account (id)
);
