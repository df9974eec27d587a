// Checks a finished game: every roll and shuffle worked out again, the result in words.
import { Icon } from '@rose/board';
import type { Verdict } from '@rose/protocol';
import { useEffect, useState } from 'preact/hooks';
import { ask, isTrouble } from './connection.ts';
import { GameFileButton } from './game-file-button.tsx';
import { readGameFile } from './home/open-file.ts';
import { complain } from './opening.ts';
import { Page } from './page.tsx';
import { language } from './prefs.ts';
import { words } from './words/index.ts';
import { raison } from './words/reason.fr.ts';

const Report = ({ verdict }: { readonly verdict: Verdict }) => {
  const say = words().verify;
  const { ok, rolls, entries, faults } = verdict;
  if (ok)
    return (
      <section class="verdict good">
        <h2>
          <Icon name="check" size={24} /> {say.good}
        </h2>
        <p>{rolls > 0 ? say.goodText(rolls, entries) : say.noRolls(entries)}</p>
      </section>
    );
  return (
    <section class="verdict bad">
      <h2>
        <Icon name="hand" size={24} /> {say.bad}
      </h2>
      <ul>
        {faults.map(({ field, reason }) => (
          <li key={field}>{say.fault(field, language.value === 'fr' ? raison(reason) : reason)}</li>
        ))}
      </ul>
    </section>
  );
};

type Progress = 'none' | 'working' | Verdict;

const check = async (file: string, tell: (progress: Progress) => void): Promise<void> => {
  tell('working');
  const answer = await ask({ ask: 'verify', file });
  if (isTrouble(answer)) complain(answer);
  tell(isTrouble(answer) ? 'none' : answer.verdict);
};

const checkTable = async (table: string, tell: (progress: Progress) => void): Promise<void> => {
  tell('working');
  const answer = await ask({ ask: 'export', table });
  if (!isTrouble(answer)) return check(answer.file, tell);
  complain(answer);
  tell('none');
};

export const VerifyPage = ({ table }: { readonly table: string | undefined }) => {
  const say = words().verify;
  const [progress, setProgress] = useState<Progress>('none');
  useEffect(() => {
    if (table) void checkTable(table, setProgress);
  }, [table]);
  const read = async (file: File | undefined): Promise<void> => {
    const text = file && (await readGameFile(file));
    if (text !== undefined) await check(text, setProgress);
  };
  return (
    <Page title={say.title} lead={say.lead}>
      <div class="papers">
        <section
          class="drop"
          aria-label={say.choose}
          onDragOver={(event) => event.preventDefault()}
          onDrop={(event) => {
            event.preventDefault();
            void read(event.dataTransfer?.files[0]);
          }}
        >
          <GameFileButton looks="btn primary" onFile={read}>
            {say.choose}
          </GameFileButton>
          <small>{say.drop}</small>
        </section>
        <div aria-live="polite">
          {progress === 'working' && <p>{say.working}</p>}
          {typeof progress === 'object' && <Report verdict={progress} />}
        </div>
        <section>
          <h2>{say.how}</h2>
          <p>{say.howText}</p>
        </section>
      </div>
    </Page>
  );
};
