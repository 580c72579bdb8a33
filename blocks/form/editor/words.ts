import { __ } from '@wordpress/i18n';
import type { FieldViewProps } from '../views';

/** The words the views read; on a page PHP brings them, in the editor WordPress's own translations do. */
export function viewWords(): FieldViewProps[ 'words' ] {
	return {
		required: __( '(required)', 'vestibule' ),
		/* translators: %s: the option that is taken away. */
		remove: __( 'Remove %s', 'vestibule' ),
		showOptions: __( 'Show options', 'vestibule' ),
		chooseTime: __( 'Choose a time', 'vestibule' ),
		zone: __( 'Example days and times', 'vestibule' ),
		noTimes: '',
		previousMonth: __( 'Previous month', 'vestibule' ),
		nextMonth: __( 'Next month', 'vestibule' ),
		submit: __( 'Send', 'vestibule' ),
		sending: '',
	};
}
