// Letters by any mail server (SMTP). Plain text only.
import type { Settings } from './settings.ts';

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}
export interface Mailer {
  /** Fails when the mail server did not take it. */
  send(mail: Mail): Promise<void>;
  close(): void;
}

const SECONDS = 1000;

/** A mailer, where the settings name a mail server; elsewhere not even its package is loaded. */
export const createMailer = async ({ smtpUrl, mailFrom, publicUrl }: Settings): Promise<Mailer | undefined> => {
  if (smtpUrl === undefined || publicUrl === undefined) return undefined;
  const { createTransport } = await import('nodemailer');
  const from = mailFrom ?? `"Rose & Crown" <house@${new URL(publicUrl).hostname}>`;
  const transport = createTransport(
    {
      url: smtpUrl,
      connectionTimeout: 10 * SECONDS,
      greetingTimeout: 10 * SECONDS,
      socketTimeout: 20 * SECONDS,
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    { from },
  );
  return {
    send: async ({ to, subject, text }) => {
      // As an object, so that nothing in an address can name a second recipient.
      await transport.sendMail({
        to: { name: '', address: to },
        subject,
        text,
        headers: { 'Auto-Submitted': 'auto-generated' },
      });
    },
    close: () => transport.close(),
  };
};
