import { __ } from '@wordpress/i18n';

/** Display names of the placeholders in the text of an account (docs/chat.md). */
const WORDS: Readonly< Record< string, string > > = {
	'[njwa_time_back]': __( 'opening time', 'vestibule' ),
	'[njwa_time_work]': __( 'remaining time', 'vestibule' ),
	'[njwa_page_title]': __( 'title of the page', 'vestibule' ),
	'[njwa_page_url]': __( 'URL of the page', 'vestibule' ),
};

/** Returns the display form of a placeholder, such as `{opening time}`. */
export const shownPlaceholder = ( placeholder: string ): string => `{${ WORDS[ placeholder ] ?? placeholder }}`;

/** Converts stored placeholders to their display form. */
export const shownText = ( stored: string ): string =>
	Object.keys( WORDS ).reduce( ( text, one ) => text.replaceAll( one, () => shownPlaceholder( one ) ), stored );

/** Converts placeholders from their display form to the stored form. */
export const storedText = ( shown: string ): string =>
	Object.keys( WORDS ).reduce( ( text, one ) => text.replaceAll( shownPlaceholder( one ), () => one ), shown );
