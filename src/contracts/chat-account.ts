/* Generated from plugin/contracts by `npm run contracts`; edit there. */

/**
 * A support account of the chat (docs/reference/chat.md): the post meta vestibule_account of a post vestibule_account. Its name is the post's title, its avatar the featured image, its order the menu order.
 */
export interface ChatAccount {
	/**
	 * A name that other systems know the account by; empty is the post's id.
	 */
	accountId: string;
	/**
	 * What the account does, under its name.
	 */
	title: string;
	/**
	 * A phone number in international form, or a group's invitation link.
	 */
	number: string;
	/**
	 * The opening message; [njwa_page_title] and [njwa_page_url] are filled in.
	 */
	predefinedText: string;
	isAlwaysAvailable: 'ON' | 'OFF';
	daysOfWeekWorking: {
		sunday: {
			isWorkingOnDay: 'ON' | 'OFF';
			/**
			 * @maxItems 12
			 */
			workHours: {
				startTime: string;
				/**
				 * Before startTime means: goes on into the next day.
				 */
				endTime: string;
			}[];
		};
		monday: {
			isWorkingOnDay: 'ON' | 'OFF';
			/**
			 * @maxItems 12
			 */
			workHours: {
				startTime: string;
				/**
				 * Before startTime means: goes on into the next day.
				 */
				endTime: string;
			}[];
		};
		tuesday: {
			isWorkingOnDay: 'ON' | 'OFF';
			/**
			 * @maxItems 12
			 */
			workHours: {
				startTime: string;
				/**
				 * Before startTime means: goes on into the next day.
				 */
				endTime: string;
			}[];
		};
		wednesday: {
			isWorkingOnDay: 'ON' | 'OFF';
			/**
			 * @maxItems 12
			 */
			workHours: {
				startTime: string;
				/**
				 * Before startTime means: goes on into the next day.
				 */
				endTime: string;
			}[];
		};
		thursday: {
			isWorkingOnDay: 'ON' | 'OFF';
			/**
			 * @maxItems 12
			 */
			workHours: {
				startTime: string;
				/**
				 * Before startTime means: goes on into the next day.
				 */
				endTime: string;
			}[];
		};
		friday: {
			isWorkingOnDay: 'ON' | 'OFF';
			/**
			 * @maxItems 12
			 */
			workHours: {
				startTime: string;
				/**
				 * Before startTime means: goes on into the next day.
				 */
				endTime: string;
			}[];
		};
		saturday: {
			isWorkingOnDay: 'ON' | 'OFF';
			/**
			 * @maxItems 12
			 */
			workHours: {
				startTime: string;
				/**
				 * Before startTime means: goes on into the next day.
				 */
				endTime: string;
			}[];
		};
	};
	/**
	 * The status outside working days and hours.
	 */
	dayOffsText: string;
	/**
	 * The status before a working time starts; [njwa_time_back] is the time of day, [njwa_time_work] the time left.
	 */
	willBeBackText: string;
}
