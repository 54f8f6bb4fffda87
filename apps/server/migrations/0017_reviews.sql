-- What people say of something they have had. Stars are counted, words are shown.
create table review (
  id uuid primary key,
  -- Null once the writer's account is erased: the stars stay, the words and the name do not.
  user_id uuid references user_account (id),
  -- What was had, such as booking and its id: it is reviewed once.
  had_kind text not null,
  had_id text not null,
  stars smallint not null check (stars between 1 and 5),
  -- Empty when somebody only gave stars.
  words text not null check (char_length(words) <= 600),
  posted_at timestamptz not null,
  changed_at timestamptz not null,
  -- By an operator. Hidden ones are neither shown nor counted.
  hidden_at timestamptz,
  unique (had_kind, had_id),
  check (user_id is not null or words = '')
);
create index review_of_user on review (user_id) where user_id is not null;

-- What a review is about: a booking's is about its pooja and its acharya, later a product's about that product.
create table review_subject (
  review_id uuid not null references review (id) on delete cascade,
  subject_kind text not null,
  subject_id text not null,
  -- That of the review, so that a list is read in its order from one index.
  posted_at timestamptz not null,
  primary key (review_id, subject_kind)
);
create index review_subject_list on review_subject (subject_kind, subject_id, posted_at desc, review_id desc);

-- How many reviews that are not hidden gave so many stars: a card or a page reads five rows at most, however many reviews there are.
create table review_count (
  subject_kind text not null,
  subject_id text not null,
  stars smallint not null,
  count integer not null check (count >= 0),
  primary key (subject_kind, subject_id, stars)
);

create function count_review(about review, change integer) returns void language plpgsql as $$
declare
  subject record;
begin
  if about.hidden_at is not null then
    return;
  end if;
  -- In one order, so that two reviews at once wait for each other instead of both for the other.
  for subject in select subject_kind, subject_id from review_subject where review_id = about.id order by 1, 2 loop
    insert into review_count (subject_kind, subject_id, stars, count)
      values (subject.subject_kind, subject.subject_id, about.stars, greatest(change, 0))
      on conflict (subject_kind, subject_id, stars) do update set count = review_count.count + change;
  end loop;
end $$;

-- Whoever changes a review, by whichever way, the counts follow.
create function recount_review() returns trigger language plpgsql as $$
begin
  perform count_review(old, -1);
  perform count_review(new, 1);
  return new;
end $$;
create trigger review_changed after update of stars, hidden_at on review
  for each row when (old.stars <> new.stars or (old.hidden_at is null) <> (new.hidden_at is null)) execute function recount_review();

create function count_new_subject() returns trigger language plpgsql as $$
begin
  insert into review_count (subject_kind, subject_id, stars, count)
    select new.subject_kind, new.subject_id, stars, 1 from review where id = new.review_id and hidden_at is null
    on conflict (subject_kind, subject_id, stars) do update set count = review_count.count + 1;
  return new;
end $$;
create trigger review_subject_added after insert on review_subject for each row execute function count_new_subject();

-- How many poojas an acharya has held stands on their card.
create index booking_held_by on booking (acharya_id) where state = 'completed';
