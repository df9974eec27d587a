// Wrong input: one clear line on the error stream, exit code 2. Anything else that is thrown is our own fault.
const WRONG = 'WrongInput';
export const wrong = (line: string): Error => {
  const error = new Error(line);
  error.name = WRONG;
  return error;
};
export const isWrong = (error: unknown): error is Error => error instanceof Error && error.name === WRONG;
