// English words for what went wrong.
import type { Troubles } from './troubles.ts';

const seconds = (wait: number): string =>
  wait < 90 ? `${Math.max(1, Math.ceil(wait))} s` : `${Math.ceil(wait / 60)} min`;

export const troublesEn: Troubles = {
  'no-house': () => ({
    what: 'The open house cannot be reached.',
    next: 'Check the network. Games against the house and on this screen work all the same.',
  }),
  'no-online': () => ({
    what: 'This house has no online rooms.',
    next: 'Its page alone is served here: play against the house or on this screen, or run a house of your own.',
  }),
  unsure: () => ({
    what: 'The connection broke before the answer came.',
    next: 'See whether it was done; if not, try again.',
  }),
  'sign-in': () => ({ what: 'A name is needed for that.', next: 'Sit down under a guest’s name, or log in.' }),
  'not-here': () => ({ what: 'The open house does not do that.', next: 'Reload the page; it may be an old one.' }),
  'too-fast': (trouble) => ({
    what: 'That was too many requests at once.',
    next: `Try again in ${seconds('wait' in trouble ? trouble.wait : trouble.after)}.`,
  }),
  'too-many-tables': ({ most }) => ({
    what: `You already have ${most} such tables.`,
    next: 'Finish one, stand up or call one off, then open another.',
  }),
  'wrong-key': () => ({
    what: 'This link does not open the table.',
    next: 'It was probably cut when it was copied. Ask for it again.',
  }),
  'no-free-chair': () => ({ what: 'Every chair is taken.', next: 'You can watch once the game begins.' }),
  'chair-taken': () => ({ what: 'Somebody has just taken that chair.', next: 'Choose another.' }),
  'already-there': () => ({ what: 'You are already sitting there.', next: 'Wait for the others.' }),
  'not-there': () => ({ what: 'You are not sitting at this table.', next: 'Sit down first.' }),
  'not-owner': () => ({ what: 'Only whoever opened the table can do that.', next: 'Ask them.' }),
  'has-begun': () => ({ what: 'The game has already begun.', next: 'Go to the table to watch it.' }),
  'sent-away': ({ reason }) => ({
    what: `Whoever opened this table has sent you away: “${reason}”`,
    next: 'Sit down at another table, or open your own.',
  }),
  'not-begun': () => ({ what: 'The game has not begun yet.', next: 'Wait until every chair is taken.' }),
  'goes-on': () => ({ what: 'The game still goes on.', next: 'That can be done when it is over.' }),
  'no-bid': () => ({
    what: 'At this table the sides are bid for.',
    next: 'Say which side you want, and how many points it is worth to you.',
  }),
  'no-stand-in': () => ({ what: 'Nobody is standing in at that seat.', next: 'It is yours: play on.' }),
  'nothing-asked': () => ({ what: 'Nothing is asked any more.', next: 'The game has gone on meanwhile.' }),
  'already-asked': () => ({ what: 'A request is already waiting for an answer.', next: 'Answer it, or wait for it.' }),
  'not-your-talk': () => ({ what: 'You cannot speak there.', next: 'Choose whom you speak to.' }),
  silence: () => ({
    what: 'At this table players do not talk while they play.',
    next: 'You can talk when the game is over.',
  }),
  'others-play': () => ({
    what: 'The house gives no hints where other people are playing.',
    next: 'It will advise you in a game against itself.',
  }),
  'foreign-origin': ({ house }) => ({
    what: 'This page was opened at another address than the house’s own.',
    next: house ? `Go to ${house}.` : 'Open the house at its own address.',
  }),
  'not-json': () => ({ what: 'The page sent something unreadable.', next: 'Reload the page.' }),
  'too-large': () => ({ what: 'That is too long.', next: 'Shorten it.' }),
  'not-found': () => ({ what: 'Nobody of that name is here.', next: 'Check the spelling.' }),
  'signed-out': () => ({ what: 'You are no longer logged in.', next: 'Log in again.' }),
  'no-account': () => ({ what: 'That needs an account.', next: 'Register first: your games stay with you.' }),
  'already-account': ({ name }) => ({
    what: `You already have an account, ${name}.`,
    next: 'Log out to make another.',
  }),
  'guest-has-games': ({ tables }) => ({
    what: `As a guest you sit at ${tables === 1 ? 'a table' : `${tables} tables`}, which would be left behind.`,
    next: `Register to keep ${tables === 1 ? 'it' : 'them'}, or go on all the same.`,
  }),
  'name-too-short': ({ least }) => ({ what: 'This name is too short.', next: `At least ${least} characters.` }),
  'name-too-long': ({ most }) => ({ what: 'This name is too long.', next: `At most ${most} characters.` }),
  'name-has-strange-character': ({ character }) => ({
    what: `A character of this name cannot be used (${character}).`,
    next: 'Letters, digits, spaces, hyphens, dots and apostrophes can.',
  }),
  'name-begins-oddly': () => ({ what: 'A name begins with a letter or a digit.', next: 'Change its beginning.' }),
  'name-mixes-scripts': () => ({
    what: 'This name mixes letters of several scripts that look alike.',
    next: 'Keep to one script.',
  }),
  'name-reserved': () => ({ what: 'The house keeps this name for itself.', next: 'Choose another.' }),
  'name-taken': () => ({ what: 'Somebody already has this name.', next: 'Choose another, or log in if it is yours.' }),
  'password-too-short': ({ least }) => ({ what: 'This password is too short.', next: `At least ${least} characters.` }),
  'password-too-long': ({ most }) => ({ what: 'This password is too long.', next: `At most ${most} characters.` }),
  'password-too-common': () => ({ what: 'This password is among the first to be guessed.', next: 'Choose another.' }),
  'wrong-password': () => ({ what: 'That is not your password.', next: 'Try again.' }),
  'wrong-name-or-password': () => ({
    what: 'Name or password is wrong.',
    next: 'Try again, or ask for a new password if you gave an e-mail address.',
  }),
  'email-malformed': () => ({ what: 'That is not an e-mail address.', next: 'Check the spelling.' }),
  'no-mail': () => ({ what: 'This house sends no letters.', next: 'Ask whoever runs it.' }),
  'token-spent': () => ({
    what: 'This link has already been used, or is too old.',
    next: 'Ask for a new letter.',
  }),
  'too-many-channels': ({ most }) => ({
    what: `Notices already reach you in ${most} ways.`,
    next: 'Remove one first.',
  }),
  'too-much-vacation': ({ year, most, over }) => ({
    what: `A year has ${most} days of holiday; in ${year} that would be ${over} too many.`,
    next: 'Take fewer days.',
  }),
  busy: () => ({ what: 'The house is very busy.', next: 'Try again in a moment.' }),
  storage: () => ({ what: 'The house cannot keep anything just now.', next: 'Try again in a moment.' }),
  stopping: () => ({ what: 'The house is closing just now.', next: 'Try again in a minute.' }),
};
