-- What is said of a consultation is a review like all others: of something that was had, about its acharya. Stars are then counted in one place.
alter table review drop constraint review_words_check;
-- the old version survives: it writes 600 letters at most; after a consultation there may be more.
alter table review add constraint review_words_length check (char_length(words) <= 1000);

create function copy_rating(rated consultation_rating) returns void language plpgsql as $$
begin
  insert into review (id, user_id, had_kind, had_id, stars, words, posted_at, changed_at)
    select gen_random_uuid(), user_id, 'consultation', id::text, rated.stars, coalesce(rated.review, ''), rated.created_at, rated.created_at
      from consultation where id = rated.consultation_id
    on conflict (had_kind, had_id) do update set stars = excluded.stars, words = case when review.user_id is null then '' else excluded.words end, changed_at = excluded.changed_at;
  insert into review_subject (review_id, subject_kind, subject_id, posted_at)
    select id, 'acharya', rated.acharya_id::text, posted_at from review where had_kind = 'consultation' and had_id = rated.consultation_id::text
    on conflict do nothing;
end $$;

select copy_rating(rated) from consultation_rating rated;

create function copy_rating_of_old_version() returns trigger language plpgsql as $$
begin
  perform copy_rating(new);
  return new;
end $$;
-- the old version survives: it goes on writing and reading its own table; this brings what it writes to where it is read from now on. Table and
-- trigger can go with the release after this one, and the ratings and stars of `acharya_figures`, which nobody counts any more.
create trigger consultation_rated after insert or update on consultation_rating for each row execute function copy_rating_of_old_version();
