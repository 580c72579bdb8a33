import { __ } from '@wordpress/i18n';

/** When each message about a number is shown. */
export const numberMessages = () => ( {
	numeric: __( 'When the value is not a number', 'vestibule' ),
	min: __( 'When the number is too small', 'vestibule' ),
	max: __( 'When the number is too large', 'vestibule' ),
	step: __( 'When the number is between two steps', 'vestibule' ),
} );
