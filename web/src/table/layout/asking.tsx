// Where the question stands: the question, or first what was missed.
import type { TableContext } from '../context.ts';
import { type Recap, RecapPaper } from '../log/recap.tsx';
import { PromptBar } from '../picking/prompt.tsx';

interface AskingProps {
  readonly context: TableContext;
  readonly recap: Recap;
  readonly isSheet?: boolean;
}
export const Asking = ({ context, recap, isSheet = false }: AskingProps) =>
  recap.steps.value.length > 0 ? (
    <RecapPaper context={context} recap={recap} />
  ) : (
    <PromptBar context={context} isSheet={isSheet} />
  );
