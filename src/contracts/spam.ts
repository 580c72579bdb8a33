/* Generated from plugin/contracts by `npm run contracts`; edit there. */

/**
 * The option vestibule_spam: what the site takes for spam, and what becomes of it (docs/spam.md). Secret keys are another option.
 */
export interface Spam {
	/**
	 * Days after which spam is deleted for good; 0 keeps it.
	 */
	keepDays: number;
	/**
	 * Least time from the first touch of a form to its sending; less is spam. 0 measures nothing.
	 */
	seconds: number;
	/**
	 * Most links in one submission; more is spam. 0 counts none.
	 */
	links: number;
	/**
	 * Each an e-mail address, a domain, an IP address or network, or words: who or what is spam.
	 *
	 * @maxItems 500
	 */
	deny: string[];
	/**
	 * The same: who or what is never spam.
	 *
	 * @maxItems 500
	 */
	allow: string[];
	/**
	 * Whether Akismet is asked, where its plugin is active and has a key.
	 */
	akismet: boolean;
	/**
	 * The kind of cookies that a visitor has to accept before a captcha's script is loaded; none loads it with the first touch of the form.
	 */
	captchaConsent: 'preferences' | 'statistics' | 'marketing' | 'none';
	/**
	 * What becomes of a submission while a captcha's service does not answer the server.
	 */
	captchaDown: 'spam' | 'pass' | 'refuse';
	/**
	 * The public key of each captcha, by the name of the service.
	 */
	siteKeys: {
		[k: string]: string;
	};
	/**
	 * Per cent: a submission that reCAPTCHA v3 rates lower is spam.
	 */
	score: number;
}
