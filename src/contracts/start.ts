/* Generated from plugin/contracts by `npm run contracts`; edit there. */

/**
 * What the screen "Get started" begins with: what each step knows of the site.
 */
export interface Start {
	form: {
		/**
		 * Whether this was set up, on this screen or elsewhere.
		 */
		isDone: boolean;
		/**
		 * Published ones, oldest first.
		 */
		forms: {
			id: number;
			title: string;
		}[];
		/**
		 * Of the page that shows a form; empty while none does.
		 */
		title: string;
		editUrl: string;
	};
	mail: {
		/**
		 * Whether this was set up, on this screen or elsewhere.
		 */
		isDone: boolean;
		/**
		 * Who gets it; the site's administration address while nobody was named.
		 */
		mailTo: string;
		editUrl: string;
	};
	hours: {
		/**
		 * Whether this was set up, on this screen or elsewhere.
		 */
		isDone: boolean;
		/**
		 * Of the appointment type whose hours these are; 0 where there is none.
		 */
		id: number;
		name: string;
		/**
		 * In the shape of the contract event.
		 */
		settings: {};
		/**
		 * The names of the days, by day.
		 */
		days: {
			[k: string]: string;
		};
		/**
		 * Of the week, Sunday is 0.
		 */
		firstDay: number;
		editUrl: string;
	};
	cookies: {
		/**
		 * Whether this was set up, on this screen or elsewhere.
		 */
		isDone: boolean;
		isShown: boolean;
		editUrl: string;
	};
	demo: {
		/**
		 * Whether this was set up, on this screen or elsewhere.
		 */
		isDone: boolean;
		isThere: boolean;
		steps: string[];
		home: string;
		/**
		 * Where to choose the theme that the demo is made for; empty when it is in use.
		 */
		theme: string;
		editUrl: string;
	};
	entriesUrl: string;
}
