/* Generated from plugin/contracts by `npm run contracts`; edit there. */

/**
 * The option vestibule_chat: the chat's settings with the key names of docs/reference/chat.md, without accounts, which are posts.
 */
export interface Chat {
	/**
	 * An offset such as +00:00, or a zone's name.
	 */
	timezone: string;
	/**
	 * Address of the picture for accounts without one; empty draws a neutral one.
	 */
	defaultAvatar: string;
	/**
	 * Whether the consent box is on for the whole chat; isShowGDPR is its place in the panel.
	 */
	gdprStatus: boolean;
	i18n: {
		online: string;
		offline: string;
	};
	urlSettings: {
		/**
		 * api, another subdomain, or protocol.
		 */
		onDesktop: string;
		/**
		 * api, another subdomain, or protocol.
		 */
		onMobile: string;
		openInNewTab: 'ON' | 'OFF';
	};
	options: {
		display: {
			displayCondition: 'showAllPage' | 'includePages' | 'excludePages';
			/**
			 * Pages that show the launcher, with includePages.
			 *
			 * @maxItems 500
			 */
			includePages: number[];
			/**
			 * Pages that do not, with excludePages.
			 *
			 * @maxItems 500
			 */
			excludePages: number[];
			displayPostCondition: 'showAllPost' | 'includePosts' | 'excludePosts';
			/**
			 * Posts that show the launcher, with includePosts.
			 *
			 * @maxItems 500
			 */
			includePosts: number[];
			/**
			 * Posts that do not, with excludePosts.
			 *
			 * @maxItems 500
			 */
			excludePosts: number[];
			showOnDesktop: 'ON' | 'OFF';
			showOnMobile: 'ON' | 'OFF';
			/**
			 * Units of hours and minutes, in the style h:m.
			 */
			time_symbols: string;
			/**
			 * Says when an account that is away can be reached next.
			 */
			isShowNextOpening: 'ON' | 'OFF';
		};
		styles: {
			/**
			 * With simple and one account the launcher is that account's link.
			 */
			widgetType: 'simple' | 'expandable';
			btnLabel: string;
			isShowBtnLabel: 'ON' | 'OFF';
			btnPosition: 'left' | 'right';
			/**
			 * px
			 */
			btnLabelWidth: number;
			/**
			 * px
			 */
			btnLeftDistance: number;
			/**
			 * px
			 */
			btnRightDistance: number;
			/**
			 * px
			 */
			btnBottomDistance: number;
			/**
			 * Of launcher, panel head and buttons.
			 */
			backgroundColor: string;
			/**
			 * On the background colour; white does not read on the default.
			 */
			textColor: string;
			title: string;
			/**
			 * px
			 */
			titleSize: number;
			/**
			 * The messaging app's name follows.
			 */
			description: string;
			/**
			 * px
			 */
			descriptionTextSize: number;
			responseText: string;
			/**
			 * px
			 */
			regularTextSize: number;
			/**
			 * px
			 */
			accountNameSize: number;
			/**
			 * The consent box of 4.6.
			 */
			isShowGDPR: 'ON' | 'OFF';
			/**
			 * HTML of plain inline elements.
			 */
			gdprContent: string;
			isShowPoweredBy: 'ON' | 'OFF';
			/**
			 * The list of accounts scrolls at scrollHeight.
			 */
			isShowScroll: 'ON' | 'OFF';
			/**
			 * px
			 */
			scrollHeight: number;
			/**
			 * Shape of the inline button.
			 */
			type: 'round' | 'square';
			/**
			 * Of the inline button.
			 */
			label: string;
		};
		analytics: {
			enabledFacebook: 'ON' | 'OFF';
			enabledGoogle: 'ON' | 'OFF';
			enabledGoogleGA4: 'ON' | 'OFF';
		};
	};
}
