import './server';
import { fieldProps } from '../../../blocks/fields/kit/editor/fieldProps';
import { partsPreview } from '../../../blocks/fields/kit/editor/parts';
import { sampleAppointment } from '../../../blocks/fields/appointment/sampleAppointment';

const PREVIEWS = {
	name: partsPreview( [ 'first_name', 'middle_name', 'last_name' ] ),
	appointment: ( { event = 0 } ) => ( { appointment: sampleAppointment( event ) } ),
};

const kind = ( type: string ) => ( { type, preview: PREVIEWS[ type as keyof typeof PREVIEWS ] } );

test( 'a field without attributes has every property that the view reads', () => {
	expect( fieldProps( kind( 'text' ), {}, 'f' ) ).toEqual( {
		id: 'f',
		type: 'text',
		name: '',
		label: '',
		help: '',
		placeholder: '',
		required: false,
		messages: { required: '', invalid: '', max: '' },
		options: [],
		maxSelections: 0,
		maxLength: 0,
		autocomplete: '',
		text: '',
		initialCountry: 'auto',
		settings: {},
		parts: [],
		appointment: null,
	} );
} );

test( 'options are keyed by their position, so that typing a label does not render them again', () => {
	const options = [ { value: 'tel', label: 'Phone' } ];
	expect( fieldProps( kind( 'radio' ), { options }, 'f' ).options ).toEqual( [ { value: '0', label: 'Phone' } ] );
} );

test( 'a name field shows the first and last name by default, as on the server', () => {
	const parts = ( attributes: Parameters< typeof fieldProps >[ 1 ] ) =>
		fieldProps( kind( 'name' ), { name: 'names', ...attributes }, 'f' ).parts.map(
			( { name, label, required } ) => [ name, label, required ]
		);
	expect( parts( {} ) ).toEqual( [
		[ 'names[first_name]', 'First name', true ],
		[ 'names[last_name]', 'Last name', true ],
	] );
	expect( parts( { parts: { middle_name: { visible: true }, last_name: { label: '', required: false } } } ) ).toEqual(
		[
			[ 'names[first_name]', 'First name', true ],
			[ 'names[middle_name]', 'Middle name', false ],
			[ 'names[last_name]', 'Last name', false ],
		]
	);
} );

test( 'country and multi-select fields show their own placeholder or the default one from the server', () => {
	expect( fieldProps( kind( 'country' ), {}, 'f' ).placeholder ).toBe( 'Choose a country' );
	expect( fieldProps( kind( 'multi-select' ), { placeholder: 'Topics' }, 'f' ).placeholder ).toBe( 'Topics' );
} );

test( 'the calendar in the editor shows example times on many days of a month', () => {
	const appointment = fieldProps( kind( 'appointment' ), { event: 3 }, 'f' ).appointment;
	expect( appointment?.event ).toBe( 3 );
	expect( appointment?.weekdays ).toHaveLength( 7 );
	expect( appointment?.days.length ).toBeGreaterThan( 15 );
	expect( appointment?.days.every( ( { date } ) => date.startsWith( appointment.month ) ) ).toBe( true );
} );
