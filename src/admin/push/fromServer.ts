import type { Push } from '../../contracts/push';
import type { PushProps } from '../../contracts/push-props';

/** The settings as they are stored, and what their screen needs to know; the server puts it in front of this script. */
export interface FromServer {
	settings: Push;
	defaults: Push;
	/** What browsers get, with the stored settings. */
	props: PushProps;
	/** Address of the site. */
	home: string;
	categories: Category[];
}

export interface Category {
	slug: string;
	label: string;
}

declare global {
	interface Window {
		vestibulePushSettings?: FromServer;
	}
}

export const fromServer = (): FromServer | undefined => window.vestibulePushSettings;
