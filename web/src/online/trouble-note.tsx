// What went wrong with something that was asked of the open house: on the page, or as a passing paper.
import { toast } from '../toast.tsx';
import type { AnyTrouble } from '../trouble.ts';
import type { ApiTrouble } from './api.ts';
import { houseTrouble } from './troubles.ts';

export const complainOf = (trouble: AnyTrouble | ApiTrouble): void => {
  const { what, next } = houseTrouble(trouble);
  toast({ kind: 'bad', title: what, text: next });
};

export const TroubleNote = ({ trouble }: { readonly trouble: AnyTrouble | ApiTrouble | undefined }) => {
  const say = trouble && houseTrouble(trouble);
  return (
    <div role="alert">
      {say && (
        <p class="wrong">
          <b>{say.what}</b> {say.next}
        </p>
      )}
    </div>
  );
};
