import { __ } from '@wordpress/i18n';
import type { FieldProps, FieldViewProps } from '../views';

/** The words the views read; on a page PHP brings them, in the editor WordPress's own translations do. */
export function viewWords(): FieldViewProps[ 'words' ] {
	return {
		required: __( '(required)', 'vestibule' ),
		/* translators: %s: the option that is taken away. */
		remove: __( 'Remove %s', 'vestibule' ),
		showOptions: __( 'Show the options', 'vestibule' ),
		chooseTime: __( 'Choose a day and time', 'vestibule' ),
		zone: __( 'Example days and times', 'vestibule' ),
		noTimes: '',
		previousMonth: __( 'Previous month', 'vestibule' ),
		nextMonth: __( 'Next month', 'vestibule' ),
		sending: '',
	};
}

/** What the server puts into an empty control when the editor set nothing. */
export function standardPlaceholder( type: FieldProps[ 'type' ] ): string {
	switch ( type ) {
		case 'country':
			return __( 'Choose a country', 'vestibule' );
		case 'multi-select':
			return __( 'Choose or search', 'vestibule' );
		default:
			return '';
	}
}
