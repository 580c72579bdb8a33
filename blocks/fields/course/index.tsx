import { __ } from '@wordpress/i18n';
import { CourseSelect } from '../../../src/controls/CourseSelect';
import type { FieldPanelProps } from '../kit/editor/kinds';
import type { FieldBlock } from '../kit/editor/registerFieldBlock';
import type { FieldViewProps } from '../kit/view';
import metadata from './block.json';
import { View, type Offer } from './View';

const icon = (
	<svg viewBox="0 0 24 24" xmlns="http://www.w3.org/2000/svg">
		<path d="M12 4 1.5 9 12 14l8.5-4v6H22V9L12 4Zm0 1.7L18.5 9 12 12.3 5.500 9 12 5.700Zm-6 7.200V17c0 1.700 2.700 3 6 3s6-1.300 6-3v-4.100l-1.500.7V17c0 .6-1.800 1.500-4.500 1.500S7.500 17.600 7.500 17v-3.400L6 12.900Z" />
	</svg>
);

/** Returns an example, because in the form editor it is unknown on which course's page the form will be. */
const example = (): Offer => ( {
	id: 0,
	title: __( 'Course of this page', 'vestibule' ),
	summary: __( 'Dates of the course', 'vestibule' ),
	kinds: [],
	dates: [],
	maxPeople: 2,
	closed: '',
	isOver: false,
} );

const Example = ( props: FieldViewProps ) => (
	<View { ...props } field={ { ...props.field, settings: { offer: example(), ...props.field.settings } } } />
);

const Settings = ( { attributes, setAttributes }: FieldPanelProps ) => (
	<CourseSelect
		help={ __( 'On a course page, the form always registers visitors for that course.', 'vestibule' ) }
		value={ attributes.course ?? 0 }
		onChange={ ( course ) => setAttributes( { course } ) }
	/>
);

export const field: FieldBlock = {
	metadata,
	canBePrefilled: false,
	View: Example,
	icon,
	order: 120,
	answer: 'presence',
	messages: () => ( {
		invalid: __( 'When the course is not available', 'vestibule' ),
		dates: __( 'When no date is chosen', 'vestibule' ),
		one: __( 'When several dates are chosen for a trial session', 'vestibule' ),
		max: __( 'When the number of people is not allowed', 'vestibule' ),
	} ),
	Settings,
};
