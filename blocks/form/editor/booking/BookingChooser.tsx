import { Button, Placeholder } from '@wordpress/components';
import { store as coreStore } from '@wordpress/core-data';
import { useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { calendar } from '@wordpress/icons';
import { FORM } from '../form';
import { FormList } from '../FormList';
import { APPOINTMENT } from './arrange';

interface Props {
	onChoose( id: number ): void;
	onCancel?: ( () => void ) | undefined;
}

/** Offers the forms by which an appointment can be booked. */
export function BookingChooser( { onChoose, onCancel }: Props ) {
	const allowed = useSelect( ( select ) => select( coreStore ).canUser( 'create', FORM ), [] );
	return (
		<Placeholder
			className="vestibule-editor__chooser"
			icon={ calendar }
			label={ __( 'Book an appointment', 'vestibule' ) }
			instructions={
				allowed === false
					? __( 'Forms are chosen by those who edit pages. Ask an editor of the site.', 'vestibule' )
					: __( 'Choose a form with an appointment field: its calendar comes first.', 'vestibule' )
			}
		>
			{ allowed !== false && (
				<FormList block={ APPOINTMENT } allowed={ allowed } none={ <None /> } onChoose={ onChoose } />
			) }
			{ onCancel && (
				<Button __next40pxDefaultSize variant="tertiary" onClick={ onCancel }>
					{ __( 'Cancel', 'vestibule' ) }
				</Button>
			) }
		</Placeholder>
	);
}

const None = () => (
	<div>
		<p>
			{ __(
				'No published form has an appointment field yet. Add the field “Appointment” to a form, then choose it here.',
				'vestibule'
			) }
		</p>
		<Button __next40pxDefaultSize variant="secondary" href="edit.php?post_type=vestibule_form" target="_blank">
			{ __( 'All forms (opens in a new tab)', 'vestibule' ) }
		</Button>
	</div>
);
