import { __, _x } from '@wordpress/i18n';
import { SelectControl } from '../../controls/wordpress';
import { Section } from '../kit/settings/Section';
import type { Place } from './draft';
import type { PanelProps } from './useEvent';
import { Field } from '../kit/fields/Field';

const KINDS: readonly { value: Place[ 'kind' ]; label: string; text: string }[] = [
	{ value: 'none', label: __( 'No location', 'vestibule' ), text: '' },
	{ value: 'address', label: __( 'Address', 'vestibule' ), text: __( 'Address', 'vestibule' ) },
	{ value: 'phone', label: __( 'Phone', 'vestibule' ), text: __( 'Phone number', 'vestibule' ) },
	{ value: 'video', label: __( 'Video call', 'vestibule' ), text: __( 'Video call link', 'vestibule' ) },
	{ value: 'text', label: __( 'Description', 'vestibule' ), text: __( 'Address', 'vestibule' ) },
];

/** Settings for the location, which is included in emails and calendar files. */
export function PlaceSection( { event: { draft, change }, errors }: PanelProps ) {
	const { place } = draft;
	const kind = KINDS.find( ( { value } ) => value === place.kind );
	return (
		<Section title={ _x( 'Location', 'where an appointment is', 'vestibule' ) }>
			<SelectControl
				label={ __( 'Type of location', 'vestibule' ) }
				value={ place.kind }
				options={ KINDS.map( ( { value, label } ) => ( { value, label } ) ) }
				onChange={ ( value ) => change( { place: { ...place, kind: value } } ) }
			/>
			{ kind && kind.text !== '' && (
				<Field
					label={ kind.text }
					value={ place.text }
					error={ errors.place ?? '' }
					onChange={ ( text ) => change( { place: { ...place, text } } ) }
				/>
			) }
		</Section>
	);
}
