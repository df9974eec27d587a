// The name of the house as a drawing: it needs no font of its own on the first page.
import wordmark from './assets/wordmark.svg';

export const Wordmark = ({ height }: { readonly height: number }) => (
  <img class="wordmark" src={wordmark} alt="Rose & Crown" height={height} width={Math.round(height * 6.255)} />
);
