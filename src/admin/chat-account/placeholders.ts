import { __ } from '@wordpress/i18n';

/** Placeholders of an account's texts (docs/chat.md), by the words that the screen shows for them. */
const WORDS: Readonly< Record< string, string > > = {
	'[njwa_time_back]': __( 'opening time', 'vestibule' ),
	'[njwa_time_work]': __( 'remaining time', 'vestibule' ),
	'[njwa_page_title]': __( 'title of the page', 'vestibule' ),
	'[njwa_page_url]': __( 'address of the page', 'vestibule' ),
};

/** Placeholder as the screen shows it, such as `{opening time}`. */
export const shownPlaceholder = ( placeholder: string ): string => `{${ WORDS[ placeholder ] ?? placeholder }}`;

/** Text with placeholders as the screen shows them. */
export const shownText = ( stored: string ): string =>
	Object.keys( WORDS ).reduce( ( text, one ) => text.replaceAll( one, () => shownPlaceholder( one ) ), stored );

/** Text with placeholders as they are stored. */
export const storedText = ( shown: string ): string =>
	Object.keys( WORDS ).reduce( ( text, one ) => text.replaceAll( shownPlaceholder( one ), () => one ), shown );
