// The key by which push services know the house.
import type { Db } from '../lobby/context.ts';
import { secretIn } from '../secret.ts';

export interface Vapid {
  readonly publicKey: string;
  readonly privateKey: string;
}

export const vapidIn = async (db: Db): Promise<Vapid> => {
  const value = await secretIn(db, 'vapid', async () => {
    const { default: webPush } = await import('web-push');
    return JSON.stringify(webPush.generateVAPIDKeys());
  });
  return JSON.parse(value) as Vapid;
};
