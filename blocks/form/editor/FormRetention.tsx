import { TextControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { useFormSettings } from './useFormSettings';

/** Ten years, as the contract says. */
const MOST = 3650;

/** For how long the form's entries are kept (contract form-settings.schema.json). */
export function FormRetention( { id }: { id: number } ) {
	const [ settings, change ] = useFormSettings( id );
	const days = settings.deleteAfterDays ?? 0;
	return (
		<TextControl
			__next40pxDefaultSize
			__nextHasNoMarginBottom
			type="number"
			min={ 0 }
			max={ MOST }
			label={ __( 'Delete entries after (days)', 'vestibule' ) }
			help={ __(
				'Leave empty to keep entries. Otherwise each entry is deleted permanently this many days after it arrived, read or not, and in the Trash as well. An entry with an upcoming appointment is kept until the appointment is over.',
				'vestibule'
			) }
			value={ days === 0 ? '' : String( days ) }
			onChange={ ( typed ) =>
				change( {
					deleteAfterDays: Math.min( MOST, Math.max( 0, Math.trunc( Number( typed ) || 0 ) ) ),
				} )
			}
		/>
	);
}
