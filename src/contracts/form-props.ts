/* Generated from plugin/contracts by `npm run contracts`; edit there. */

/**
 * What the server prints with a form so that the browser can take it over: the props of every view of the form.
 */
export interface FormProps {
	formId: number;
	/**
	 * The instance key, such as ff_form_instance_4_1.
	 */
	instance: string;
	ajaxUrl: string;
	/**
	 * The country look-up route.
	 */
	countryUrl?: string;
	/**
	 * Folder of the numbering plans, with a trailing slash.
	 */
	phoneUrl?: string;
	errorMessagePlacement: 'inline' | 'stackToBottom';
	/**
	 * BCP 47, such as en-GB.
	 */
	locale: string;
	/**
	 * The institute's zone.
	 */
	timezone: string;
	/**
	 * HTML of the result of a post without scripts; empty when there is none.
	 */
	message: string;
	/**
	 * HTML that was made safe on the server: how to reach the owner where the site does not answer.
	 */
	otherWay: string;
	/**
	 * By posted name; a list where several can be chosen.
	 */
	values: {
		[k: string]: string | string[];
	};
	errors: {
		[k: string]: string[];
	};
	words: {
		[k: string]: string;
	};
	/**
	 * What of the form conditions can hide; missing when nothing can.
	 */
	conditions?: {
		/**
		 * Said when a group appears; %s stands for the labels of its fields.
		 */
		appeared: string;
		/**
		 * In the order of the page.
		 */
		parts: {
			/**
			 * Of a field its name; of a group what its element has as data-conditions.
			 */
			id: string;
			/**
			 * Posted by a field; none of a group.
			 */
			names: string[];
			/**
			 * The id of the part that it stands in, or empty.
			 */
			inside: string;
			/**
			 * In the shape of the contract conditions.
			 */
			conditions: {};
		}[];
	};
	fields: {
		/**
		 * Unique on the page; the control has it, help and error have it with a suffix.
		 */
		id: string;
		/**
		 * The name of a field type, such as multi-select; other plugins add theirs.
		 */
		type: string;
		name: string;
		label: string;
		help: string;
		placeholder: string;
		required: boolean;
		/**
		 * By rule.
		 */
		messages: {
			required: string;
			invalid: string;
			max: string;
			[k: string]: string;
		};
		options: {
			value: string;
			label: string;
		}[];
		maxSelections: number;
		maxLength: number;
		autocomplete: string;
		/**
		 * HTML that was made safe on the server.
		 */
		text: string;
		initialCountry: string;
		/**
		 * Of the type's own attributes, those that its view and its rules need; missing when there are none.
		 */
		settings?: {
			[k: string]: unknown;
		};
		parts: {
			id: string;
			/**
			 * As posted, such as names[first_name].
			 */
			name: string;
			label: string;
			required: boolean;
			autocomplete: string;
		}[];
		appointment: {
			event: number;
			timezone: string;
			/**
			 * The month shown first, such as 2026-12.
			 */
			month: string;
			monthLabel: string;
			/**
			 * From the one that a week begins with.
			 */
			weekdays: {
				short: string;
				long: string;
			}[];
			/**
			 * Days with free times, in order, in the institute's zone.
			 */
			days: {
				date: string;
				label: string;
				times: {
					start: string;
					label: string;
					/**
					 * Who has room, where visitors choose.
					 */
					hosts?: number[];
					/**
					 * Free seats, where a time has several.
					 */
					remaining?: number;
				}[];
			}[];
			/**
			 * What a week begins with: 0 is Sunday, 1 Monday.
			 */
			weekStart?: number;
			/**
			 * Where visitors choose whom they meet.
			 */
			hosts?: {
				id: number;
				name: string;
			}[];
			/**
			 * How visitors wait for a full time; null where they cannot.
			 */
			waiting?: {
				/**
				 * The address at which that is asked for without scripts.
				 */
				page: string;
				words: {
					[k: string]: string;
				};
			} | null;
			/**
			 * How else the owner is reached where nothing is free.
			 */
			otherWay?: {
				/**
				 * With %s for the link.
				 */
				words: string;
				url: string;
				label: string;
			};
			/**
			 * Other months of the plain list, for browsers without scripts.
			 */
			pages?: {
				url: string;
				words: string;
			}[];
			/**
			 * A time that was held before this page was opened, by a link; null for none.
			 */
			kept?: {
				start: string;
				/**
				 * For so long from now.
				 */
				seconds: number;
				/**
				 * What books it.
				 */
				hold: string;
				/**
				 * What the plain list posts.
				 */
				value: string;
			} | null;
			/**
			 * What is booked; null where nothing can be.
			 */
			about?: {
				title: string;
				/**
				 * In words, such as 30 minutes.
				 */
				length: string;
				/**
				 * In words; empty where the appointment type names none.
				 */
				place: string;
				/**
				 * Seats at each time.
				 */
				capacity: number;
				/**
				 * Days ahead, today not counted, that can be booked.
				 */
				horizon: number;
			} | null;
		} | null;
	}[];
	submitLabel: string;
}
