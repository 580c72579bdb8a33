/* Generated from plugin/contracts by `npm run contracts`; edit there. */

/**
 * What the server prints with the chat's launcher or button so that the browser can take it over.
 */
export interface ChatProps {
	/**
	 * Begins every id in it; unique on the page.
	 */
	id: string;
	/**
	 * A launcher with its panel, a launcher that is one account's link, or the inline button.
	 */
	kind: 'launcher' | 'link' | 'button';
	label: string;
	showsLabel: boolean;
	title: string;
	/**
	 * With the messaging app's name.
	 */
	description: string;
	response: string;
	/**
	 * The line at the panel's foot; left out when the owner does not want it.
	 */
	poweredBy?: string;
	/**
	 * The consent box stands before the accounts (docs/reference/chat.md).
	 */
	needsConsent: boolean;
	opensInNewTab: boolean;
	timezone: string;
	/**
	 * Units of hours and minutes, in the style h:m.
	 */
	symbols: string;
	showsNext: boolean;
	/**
	 * Where the browser says that a chat was started.
	 */
	countUrl: string;
	analytics: {
		facebook: boolean;
		google: boolean;
		ga4: boolean;
	};
	words: {
		close: string;
		online: string;
		offline: string;
		newTab: string;
		/**
		 * Which messaging app a link opens, for screen readers.
		 */
		opens: string;
		opensInTab: string;
		hour: string;
		/**
		 * %s is a number of hours.
		 */
		hours: string;
		minute: string;
		minutes: string;
		opensTomorrow: string;
		opensOn: string;
		sunday: string;
		monday: string;
		tuesday: string;
		wednesday: string;
		thursday: string;
		friday: string;
		saturday: string;
	};
	accounts: {
		id: number;
		name: string;
		title: string;
		/**
		 * Address of the picture; empty draws a neutral one.
		 */
		avatar: string;
		links: {
			device: 'all' | 'desktop' | 'mobile';
			href: string;
		}[];
		/**
		 * At the time of printing.
		 */
		isOnline: boolean;
		/**
		 * The label when online, else the text of the account; empty says no more than that it is away.
		 */
		status: string;
		/**
		 * When it can be reached next; empty says nothing.
		 */
		next: string;
		/**
		 * What the browser needs to compute the status again; null for an account that is always there.
		 */
		working: Pick<
			import('./chat-account').ChatAccount,
			'isAlwaysAvailable' | 'daysOfWeekWorking' | 'dayOffsText' | 'willBeBackText'
		> | null;
	}[];
}
