import { SelectControl } from '@wordpress/components';
import { __, _x } from '@wordpress/i18n';
import { Section } from '../kit/Section';
import type { Place } from './draft';
import { Field } from '../kit/Field';

interface PlaceSectionProps {
	place: Place;
	/** Why it was refused; empty when it was not. */
	error: string;
	onChange( place: Place ): void;
}

const KINDS: readonly { value: Place[ 'kind' ]; label: string; text: string }[] = [
	{ value: 'none', label: __( 'No place', 'vestibule' ), text: '' },
	{ value: 'address', label: __( 'Address', 'vestibule' ), text: __( 'Address', 'vestibule' ) },
	{ value: 'phone', label: __( 'Phone', 'vestibule' ), text: __( 'Phone number', 'vestibule' ) },
	{ value: 'video', label: __( 'Video call', 'vestibule' ), text: __( 'Link to the call', 'vestibule' ) },
	{ value: 'text', label: __( 'In words', 'vestibule' ), text: __( 'Where it is', 'vestibule' ) },
];

/** Where an appointment is, for mails and calendars. */
export function PlaceSection( { place, error, onChange }: PlaceSectionProps ) {
	const kind = KINDS.find( ( { value } ) => value === place.kind );
	return (
		<Section title={ _x( 'Place', 'where an appointment is', 'vestibule' ) }>
			<SelectControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				label={ __( 'Kind of place', 'vestibule' ) }
				value={ place.kind }
				options={ KINDS.map( ( { value, label } ) => ( { value, label } ) ) }
				onChange={ ( value ) => onChange( { ...place, kind: value } ) }
			/>
			{ kind && kind.text !== '' && (
				<Field
					label={ kind.text }
					value={ place.text }
					error={ error }
					onChange={ ( text ) => onChange( { ...place, text } ) }
				/>
			) }
		</Section>
	);
}
