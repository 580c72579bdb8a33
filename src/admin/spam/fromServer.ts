import type { Spam } from '../../contracts/spam';

/** A captcha service, and whether its secret key is kept; nobody is shown the key itself. */
export interface Captcha {
	name: string;
	label: string;
	provider: string;
	keysUrl: string;
	hasSecret: boolean;
}

export interface FromServer {
	settings: Spam;
	defaults: Spam;
	services: Captcha[];
	/** Whether its plugin is active and has a key. */
	hasAkismet: boolean;
}

declare global {
	interface Window {
		vestibuleSpamSettings?: FromServer;
	}
}

export const fromServer = (): FromServer | undefined => window.vestibuleSpamSettings;
