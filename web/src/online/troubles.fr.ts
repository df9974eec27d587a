// French words for what went wrong.
import { typeset } from '../words/typeset.ts';
import type { Troubles } from './troubles.ts';

const seconds = (wait: number): string =>
  wait < 90 ? `${Math.max(1, Math.ceil(wait))} s` : `${Math.ceil(wait / 60)} min`;

export const troublesFr: Troubles = typeset<Troubles>({
  'no-house': () => ({
    what: 'La maison ouverte est injoignable.',
    next: 'Vérifiez le réseau. On joue toujours contre la maison et sur cet écran.',
  }),
  'no-online': () => ({
    what: 'Cette maison n’a pas de salle en ligne.',
    next: 'Seule sa page est servie ici : jouez contre la maison ou sur cet écran, ou tenez votre propre maison.',
  }),
  unsure: () => ({
    what: 'La connexion s’est rompue avant la réponse.',
    next: 'Regardez si c’est fait, sinon recommencez.',
  }),
  'sign-in': () => ({
    what: 'Il faut un nom pour cela.',
    next: 'Asseyez-vous sous un nom d’invité, ou connectez-vous.',
  }),
  'not-here': () => ({
    what: 'La maison ouverte ne fait pas cela.',
    next: 'Rechargez la page : elle est peut-être ancienne.',
  }),
  'too-fast': (trouble) => ({
    what: 'C’était trop de demandes à la fois.',
    next: `Réessayez dans ${seconds('wait' in trouble ? trouble.wait : trouble.after)}.`,
  }),
  'too-many-tables': ({ most }) => ({
    what: `Vous avez déjà ${most} tables de cette sorte.`,
    next: 'Finissez-en une, levez-vous ou annulez-en une, puis ouvrez-en une autre.',
  }),
  'wrong-key': () => ({
    what: 'Ce lien n’ouvre pas la table.',
    next: 'Il a sans doute été coupé en le copiant. Redemandez-le.',
  }),
  'no-free-chair': () => ({
    what: 'Toutes les chaises sont prises.',
    next: 'Vous pourrez regarder dès que la partie commence.',
  }),
  'chair-taken': () => ({ what: 'Quelqu’un vient de prendre cette chaise.', next: 'Choisissez-en une autre.' }),
  'already-there': () => ({ what: 'Vous y êtes déjà assis.', next: 'Attendez les autres.' }),
  'not-there': () => ({ what: 'Vous n’êtes pas assis à cette table.', next: 'Asseyez-vous d’abord.' }),
  'not-owner': () => ({ what: 'Seule la personne qui a ouvert la table peut le faire.', next: 'Demandez-le-lui.' }),
  'has-begun': () => ({ what: 'La partie a déjà commencé.', next: 'Allez à la table pour la regarder.' }),
  'sent-away': ({ reason }) => ({
    what: `La personne qui a ouvert cette table vous a demandé de la quitter : « ${reason} »`,
    next: 'Asseyez-vous à une autre table, ou ouvrez la vôtre.',
  }),
  'not-begun': () => ({
    what: 'La partie n’a pas encore commencé.',
    next: 'Attendez que toutes les chaises soient prises.',
  }),
  'goes-on': () => ({ what: 'La partie continue.', next: 'Cela se fera quand elle sera finie.' }),
  'no-bid': () => ({
    what: 'À cette table, les camps se mettent aux enchères.',
    next: 'Dites quel camp vous souhaitez, et combien de points il vaut pour vous.',
  }),
  'no-stand-in': () => ({ what: 'Aucun remplaçant n’occupe ce siège.', next: 'Il est à vous : jouez.' }),
  'nothing-asked': () => ({ what: 'Plus rien n’est demandé.', next: 'La partie a continué entre-temps.' }),
  'already-asked': () => ({ what: 'Une demande attend déjà sa réponse.', next: 'Répondez-y, ou attendez.' }),
  'not-your-talk': () => ({ what: 'Vous ne pouvez pas parler là.', next: 'Choisissez à qui vous parlez.' }),
  silence: () => ({
    what: 'À cette table, on ne parle pas pendant la partie.',
    next: 'La parole revient quand elle est finie.',
  }),
  'others-play': () => ({
    what: 'La maison ne conseille pas là où d’autres personnes jouent.',
    next: 'Elle vous conseillera dans une partie contre elle.',
  }),
  'foreign-origin': ({ house }) => ({
    what: 'Cette page vient d’une autre adresse que celle de la maison.',
    next: house ? `Allez à ${house}.` : 'Ouvrez la maison à sa propre adresse.',
  }),
  'not-json': () => ({ what: 'La page a envoyé quelque chose d’illisible.', next: 'Rechargez la page.' }),
  'too-large': () => ({ what: 'C’est trop long.', next: 'Raccourcissez le texte.' }),
  'not-found': () => ({ what: 'Personne de ce nom n’est ici.', next: 'Vérifiez l’orthographe.' }),
  'signed-out': () => ({ what: 'Vous n’êtes plus connecté.', next: 'Connectez-vous de nouveau.' }),
  'no-account': () => ({
    what: 'Il faut un compte pour cela.',
    next: 'Inscrivez-vous d’abord : vos parties restent à vous.',
  }),
  'already-account': ({ name }) => ({
    what: `Vous avez déjà un compte, ${name}.`,
    next: 'Déconnectez-vous pour en créer un autre.',
  }),
  'guest-has-games': ({ tables }) => ({
    what: `En tant qu’invité, vous êtes assis à ${tables === 1 ? 'une table' : `${tables} tables`}, que vous perdriez.`,
    next: `Inscrivez-vous pour ${tables === 1 ? 'la' : 'les'} garder, ou continuez malgré tout.`,
  }),
  'name-too-short': ({ least }) => ({ what: 'Ce nom est trop court.', next: `Au moins ${least} caractères.` }),
  'name-too-long': ({ most }) => ({ what: 'Ce nom est trop long.', next: `Au plus ${most} caractères.` }),
  'name-has-strange-character': ({ character }) => ({
    what: `Un caractère de ce nom ne convient pas (${character}).`,
    next: 'Lettres, chiffres, espaces, traits d’union, points et apostrophes conviennent.',
  }),
  'name-begins-oddly': () => ({ what: 'Un nom commence par une lettre ou un chiffre.', next: 'Changez son début.' }),
  'name-mixes-scripts': () => ({
    what: 'Ce nom mêle des lettres de plusieurs écritures, qui se ressemblent.',
    next: 'Gardez une seule écriture.',
  }),
  'name-reserved': () => ({ what: 'La maison garde ce nom pour elle.', next: 'Choisissez-en un autre.' }),
  'name-taken': () => ({
    what: 'Quelqu’un porte déjà ce nom.',
    next: 'Choisissez-en un autre, ou connectez-vous si c’est le vôtre.',
  }),
  'password-too-short': ({ least }) => ({
    what: 'Ce mot de passe est trop court.',
    next: `Au moins ${least} caractères.`,
  }),
  'password-too-long': ({ most }) => ({ what: 'Ce mot de passe est trop long.', next: `Au plus ${most} caractères.` }),
  'password-too-common': () => ({
    what: 'Ce mot de passe est l’un des premiers qu’on essaie.',
    next: 'Choisissez-en un autre.',
  }),
  'wrong-password': () => ({ what: 'Ce n’est pas votre mot de passe.', next: 'Réessayez.' }),
  'wrong-name-or-password': () => ({
    what: 'Le nom ou le mot de passe est faux.',
    next: 'Réessayez, ou demandez un nouveau mot de passe si vous aviez donné une adresse.',
  }),
  'email-malformed': () => ({ what: 'Ce n’est pas une adresse électronique.', next: 'Vérifiez l’orthographe.' }),
  'no-mail': () => ({ what: 'Cette maison n’envoie pas de lettres.', next: 'Voyez avec qui la tient.' }),
  'token-spent': () => ({
    what: 'Ce lien a déjà servi, ou il est trop ancien.',
    next: 'Demandez une nouvelle lettre.',
  }),
  'too-many-channels': ({ most }) => ({
    what: `Les avis vous arrivent déjà par ${most} voies.`,
    next: 'Retirez-en une d’abord.',
  }),
  'too-much-vacation': ({ year, most, over }) => ({
    what: `Une année a ${most} jours de vacances ; en ${year}, cela ferait ${over} de trop.`,
    next: 'Prenez-en moins.',
  }),
  busy: () => ({ what: 'La maison est très occupée.', next: 'Réessayez dans un instant.' }),
  storage: () => ({ what: 'La maison ne peut rien garder en ce moment.', next: 'Réessayez dans un instant.' }),
  stopping: () => ({ what: 'La maison ferme à l’instant.', next: 'Réessayez dans une minute.' }),
});
