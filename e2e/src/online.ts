// People in the open house: they sit down, open tables, follow invitations, lose their line.
import type { Page, WebSocketRoute } from 'playwright-core';
import { expect } from 'vitest';
import { openPlaces, place } from './table.ts';

/** The words a guest reads, in the two languages of the house. */
export const SAY = {
  en: {
    lobby: 'Go to the lobby',
    open: 'Open a table',
    send: 'Open the table',
    sit: 'Sit down',
    talk: 'Talk',
    say: 'Say something',
    more: 'More',
    lost: 'Connection lost, trying again…',
    back: 'Connected again.',
    rematch: 'Play again, sides swapped',
  },
  fr: {
    lobby: 'Entrer dans la salle',
    open: 'Ouvrir une table',
    send: 'Ouvrir la table',
    sit: 'S’asseoir',
    talk: 'Parler',
    say: 'Dire quelque chose',
    more: 'Plus',
    lost: 'Connexion perdue, nouvel essai…',
    back: 'De nouveau connecté.',
    rematch: 'Rejouer, camps échangés',
  },
} as const;

export interface Cable {
  /** Cuts every socket of the page, and every new one, until it is mended. */
  cut(): Promise<void>;
  mend(): void;
}
/** The line between a page and the house goes through here. */
export const cableOf = async (page: Page): Promise<Cable> => {
  const sockets = new Set<WebSocketRoute>();
  let isCut = false;
  await page.routeWebSocket(/\/socket$/, (socket) => {
    if (isCut) {
      void socket.close();
      return;
    }
    sockets.add(socket);
    socket.connectToServer();
  });
  return {
    async cut() {
      isCut = true;
      await Promise.all([...sockets].map((socket) => socket.close()));
      sockets.clear();
    },
    mend() {
      isCut = false;
    },
  };
};

export const enterLobby = async (page: Page): Promise<void> => {
  await page.getByRole('link', { name: SAY.en.lobby }).click();
  await page.getByRole('heading', { name: 'Tables with a free chair' }).waitFor();
  await page.locator('main:not([aria-busy])').waitFor();
};

export interface Offer {
  /** By its title; deux-roses unless told otherwise. */
  readonly game?: string;
  /** Where a game is for several numbers of players. */
  readonly players?: number;
  readonly longest?: number;
  readonly access?: 'Anybody' | 'Only by link';
  readonly side?: 'Lancaster' | 'York' | 'Red';
  readonly clock?: 'None' | 'Days per move' | 'At one sitting';
}
/** From the lobby, through the form, to the page of the gathering; returns its link. */
export const offerTable = async (
  page: Page,
  { game, players, longest = 20, access = 'Anybody', side, clock = 'None' }: Offer = {},
): Promise<string> => {
  await page.getByRole('link', { name: SAY.en.open }).click();
  if (game !== undefined) await page.getByRole('radio', { name: game, exact: true }).check();
  await page.getByRole('radio', { name: access, exact: true }).check();
  if (side) {
    await page.getByRole('radio', { name: 'I choose', exact: true }).check();
    await page.getByRole('radio', { name: side, exact: true }).check();
  }
  await page.getByRole('radio', { name: clock, exact: true }).check();
  if (players !== undefined) await page.getByRole('radio', { name: String(players), exact: true }).check();
  if (game === undefined) await page.getByLabel('Longest game').fill(String(longest));
  await page.getByRole('button', { name: SAY.en.send }).click();
  await page.getByRole('button', { name: 'Copy the link' }).click();
  await page.getByText('The link is copied.').waitFor();
  return page.evaluate(() => navigator.clipboard.readText());
};

/** Two guests at a table of deux-roses, Anne at a desk and Hugh by the link. */
export const seat = async (anne: Page, hugh: Page, offer: Offer = {}): Promise<string> => {
  await enterLobby(anne);
  const link = await offerTable(anne, offer);
  await hugh.goto(link);
  await hugh.getByRole('button', { name: /^(Sit down|S’asseoir)/ }).click();
  await Promise.all([anne.locator('#prompt').waitFor(), hugh.locator('#prompt').waitFor()]);
  return link;
};

/** A table of Lancaster versus York for as many as come: who opens it takes Red, the others the next colours by the link. */
export const seatPlanners = async (game: string, host: Page, ...guests: readonly (readonly [Page, string])[]) => {
  await enterLobby(host);
  const link = await offerTable(host, { game, players: guests.length + 1, side: 'Red' });
  for (const [page, colour] of guests) {
    await page.goto(link);
    await page.getByRole('button', { name: `Sit down as ${colour}`, exact: true }).click();
  }
  await Promise.all([host, ...guests.map(([page]) => page)].map((page) => page.locator('#prompt').waitFor()));
};

/** Everything the house has said to a page since it was asked to listen. */
export const listenTo = (page: Page): readonly string[] => {
  const heard: string[] = [];
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => heard.push(String(payload))));
  return heard;
};

/** Whose turn it is, of those who sit at the table. */
export const onTurn = async (...pages: readonly Page[]): Promise<Page> => {
  let found: Page | undefined;
  await expect
    .poll(async () => {
      for (const page of pages) if ((await openPlaces(page)).length > 0) found = page;
      return found !== undefined;
    })
    .toBe(true);
  return found as Page;
};

/** Touches the first place that is open, as soon as one is; returns it. */
export const touchFirst = async (page: Page): Promise<string> => {
  const [cell = ''] = await openPlaces(await onTurn(page));
  await place(page, cell).click();
  return cell;
};

export const openTalk = async (page: Page, language: 'en' | 'fr' = 'en'): Promise<void> => {
  const say = SAY[language];
  const tab = page.getByRole('tab', { name: say.talk });
  if (await tab.isVisible()) return tab.click();
  await page.getByRole('complementary').getByRole('navigation').getByRole('button', { name: say.more }).click();
  // lines that nobody has read yet are counted beside its name
  await page.getByRole('button', { name: new RegExp(`^${say.talk}( \\d+)?$`) }).click();
};
export const speak = async (page: Page, text: string, language: 'en' | 'fr' = 'en'): Promise<void> => {
  await page.getByLabel(SAY[language].say).fill(text);
  await page.keyboard.press('Enter');
};
export const heard = (page: Page): Promise<string> => page.getByRole('log').innerText();
