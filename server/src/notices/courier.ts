// How a notice leaves the house: by a push service, by letter, or to a webhook such as Discord's.
import type { ChannelTarget } from '@rose/protocol';
import type { Mailer } from '../mail.ts';
import { type Parcel, post, ROADS, type Roads, type Sent } from './far.ts';
import type { Vapid } from './vapid.ts';
import { letterOf, type NoticeWords } from './words.ts';

export interface CourierParts {
  readonly vapid: Vapid;
  readonly mailer: Mailer | undefined;
  /** Where visitors find the house; unknown, a notice leads nowhere but a push, whose page knows. */
  readonly publicUrl: string | undefined;
  readonly roads?: Roads;
}
export interface Delivery {
  readonly target: ChannelTarget;
  readonly table: string;
  readonly isGathering: boolean;
  readonly words: NoticeWords;
  readonly language: 'fr' | 'en';
  /** A proven address, where there is one. */
  readonly email: string | undefined;
}
/** Fails where another try may help. */
export type Courier = (delivery: Delivery) => Promise<Sent>;

const DAY = 86_400;
/** Where it leads: a gathering is looked at by its invitation. */
const pathOf = ({ table, isGathering }: Delivery): string => `/#/${isGathering ? 'join' : 'table'}/${table}`;
/** Push services want to know whom to turn to. */
const subjectOf = (publicUrl: string | undefined): string =>
  publicUrl?.startsWith('https:') ? publicUrl : 'mailto:house@rose-and-crown.invalid';

type Push = Extract<ChannelTarget, { kind: 'push' }>;
const pushParcel = async (
  { vapid, publicUrl }: CourierParts,
  { endpoint, keys }: Push,
  delivery: Delivery,
): Promise<Parcel | undefined> => {
  const { words, table } = delivery;
  const { default: webPush } = await import('web-push');
  const payload = JSON.stringify({ ...words, path: pathOf(delivery), tag: table });
  const vapidDetails = { subject: subjectOf(publicUrl), ...vapid };
  try {
    const made = webPush.generateRequestDetails({ endpoint, keys }, payload, { vapidDetails, TTL: DAY, topic: table });
    return { address: endpoint, headers: made.headers as Parcel['headers'], body: made.body };
  } catch {
    // Keys that are none: nothing can ever be sent there.
    return undefined;
  }
};

const webhookParcel = (address: string, { words }: Delivery, link: string | undefined): Parcel => ({
  address,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({
    username: words.title,
    content: link === undefined ? words.text : `${words.text} ${link}`,
    // A name such as @everyone calls nobody.
    allowed_mentions: { parse: [] },
  }),
});

export const createCourier = (parts: CourierParts): Courier => {
  const { mailer, publicUrl, roads = ROADS } = parts;
  return async (delivery) => {
    const { target, words, language, email } = delivery;
    const link = publicUrl === undefined ? undefined : `${publicUrl}${pathOf(delivery)}`;
    switch (target.kind) {
      case 'push': {
        const parcel = await pushParcel(parts, target, delivery);
        return parcel ? post(parcel, roads) : 'gone';
      }
      case 'webhook':
        return post(webhookParcel(target.address, delivery, link), roads);
      case 'mail':
        if (!mailer || email === undefined || link === undefined) return 'refused';
        await mailer.send({ to: email, ...letterOf(language, words, link) });
        return 'done';
    }
  };
};
