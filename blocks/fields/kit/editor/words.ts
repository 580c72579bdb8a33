import { __ } from '@wordpress/i18n';
import type { FieldViewProps } from '../types';
import { fromServer } from './fromServer';

/** The words of the views, the server's but for what is only true in the editor. */
export function viewWords(): FieldViewProps[ 'words' ] {
	return {
		...fromServer().words,
		zone: __( 'Example days and times', 'vestibule' ),
		noTimes: '',
	};
}
