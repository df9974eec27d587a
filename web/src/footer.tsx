// The foot of the page: where else one may go.
import { href } from './router.ts';
import { words } from './words/index.ts';

export const Footer = () => {
  const { footer } = words();
  return (
    <footer class="foot">
      <span>{footer.open}</span>
      <nav aria-label={footer.label}>
        <a href={href('rules')}>{footer.rules}</a>
        <a href={href('fair-play')}>{footer.fair}</a>
        <a href={href('verify')}>{footer.verify}</a>
        <a href={href('credits')}>{footer.credits}</a>
        <a href={href('host')}>{footer.host}</a>
      </nav>
    </footer>
  );
};
