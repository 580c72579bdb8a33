/* Generated from plugin/contracts by `npm run contracts`; edit there. */

/**
 * How many are notified of what, and what came of the last posts: GET vestibule/v1/push-overview.
 */
export interface PushOverview {
	/**
	 * Why notifications do not get through although they are on, in words; empty where nothing is known.
	 */
	problem: string;
	/**
	 * Browsers.
	 */
	subscribers: number;
	/**
	 * Those that chose no topic.
	 */
	everything: number;
	/**
	 * Chosen ones, also where they are offered no more; a browser counts for each of its topics.
	 */
	topics: {
		slug: string;
		count: number;
	}[];
	/**
	 * The newest first.
	 */
	sendings: {
		post: number;
		title: string;
		/**
		 * Where the post is edited; empty for who may not.
		 */
		link: string;
		/**
		 * In words, in the site's time zone.
		 */
		when: string;
		sent: number;
		/**
		 * Browsers that were subscribed no more.
		 */
		gone: number;
		failed: number;
		/**
		 * To be tried again.
		 */
		waiting: number;
	}[];
}
