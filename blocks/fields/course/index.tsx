import { store as blockEditorStore, useBlockEditContext } from '@wordpress/block-editor';
import type { Block } from '@wordpress/blocks';
import { useSelect } from '@wordpress/data';
import { useMemo } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { CourseSelect } from '../../../src/controls/CourseSelect';
import { SelectControl, ToggleControl } from '../../../src/controls/wordpress';
import { holdsRows, type Attributes, type FieldPanelProps } from '../kit/editor/kinds';
import type { FieldBlock } from '../kit/editor/registerFieldBlock';
import type { FieldViewProps } from '../kit/view';
import metadata from './block.json';
import { View, type Offer } from './View';

const icon = (
	<svg viewBox="0 0 24 24" xmlns="http://www.w3.org/2000/svg">
		<path d="M12 4 1.5 9 12 14l8.5-4v6H22V9L12 4Zm0 1.7L18.5 9 12 12.3 5.500 9 12 5.700Zm-6 7.200V17c0 1.700 2.700 3 6 3s6-1.300 6-3v-4.100l-1.500.7V17c0 .6-1.800 1.500-4.500 1.500S7.500 17.600 7.500 17v-3.400L6 12.900Z" />
	</svg>
);

/**
 * Returns an example, because the form editor contains no information about the course page that will show the form.
 */
const example = ( hasNumber: boolean ): Offer => ( {
	id: 0,
	title: __( 'Course of this page', 'vestibule' ),
	summary: __( 'Dates of the course', 'vestibule' ),
	kinds: [],
	dates: [],
	maxPeople: hasNumber ? 2 : 1,
	closed: '',
	isOver: false,
} );

const repeatersIn = ( blocks: readonly Block[] ): Block[] =>
	blocks.flatMap( ( block ) => ( holdsRows( block.name ) ? [ block ] : repeatersIn( block.innerBlocks ) ) );

function optionOf( { attributes }: Block ): { value: string; label: string } {
	const { name = '', label = '' } = attributes as Attributes;
	return {
		value: name,
		/* translators: %s: label of a field with rows. */
		label: sprintf( __( 'One row per person in “%s”', 'vestibule' ), label || name ),
	};
}

/** Returns the repeaters of the form that contains a block. */
function useRepeaters( clientId: string ): Block[] {
	const blocks = useSelect(
		( select ) => {
			const { getBlocks, getBlockParentsByBlockName } = select( blockEditorStore );
			const [ form ] = getBlockParentsByBlockName( clientId, 'vestibule/form' ).slice( -1 );
			return getBlocks( form );
		},
		[ clientId ]
	);
	return useMemo( () => repeatersIn( blocks ), [ blocks ] );
}

/**
 * Example with the number of people, unless the form has a row for each person. As on the page, the number is also
 * shown if the repeater was removed from the form.
 */
function Example( props: FieldViewProps & { attributes: Attributes } ) {
	const { peopleField = '' } = props.attributes;
	const repeaters = useRepeaters( useBlockEditContext().clientId ?? '' );
	const hasRows = peopleField !== '' && repeaters.some( ( { attributes } ) => attributes.name === peopleField );
	const offer = example( ! hasRows );
	return <View { ...props } field={ { ...props.field, settings: { offer, ...props.field.settings } } } />;
}

function PeopleSettings( { attributes, setAttributes }: FieldPanelProps ) {
	const { peopleField = '', includesSender = false } = attributes;
	const selected = useSelect( ( select ) => select( blockEditorStore ).getSelectedBlockClientId() ?? '', [] );
	const repeaters = useRepeaters( selected ).map( optionOf );
	const isListed = peopleField === '' || repeaters.some( ( { value } ) => value === peopleField );
	return (
		<>
			<SelectControl
				label={ __( 'People', 'vestibule' ) }
				help={ __(
					'To ask for the names of all people, add a repeater to the form and choose it here.',
					'vestibule'
				) }
				value={ peopleField }
				options={ [
					{ value: '', label: __( 'Visitors enter a number', 'vestibule' ) },
					...( isListed
						? []
						: [
								{
									value: peopleField,
									/* translators: %s: name of a field. */
									label: sprintf( __( 'Field not found: %s.', 'vestibule' ), peopleField ),
								},
							] ),
					...repeaters,
				] }
				onChange={ ( value ) => setAttributes( { peopleField: value } ) }
			/>
			{ peopleField !== '' && (
				<ToggleControl
					label={ __( 'The sender also takes part', 'vestibule' ) }
					help={ __( 'The sender needs no row.', 'vestibule' ) }
					checked={ includesSender }
					onChange={ ( value ) => setAttributes( { includesSender: value } ) }
				/>
			) }
		</>
	);
}

const Settings = ( props: FieldPanelProps ) => (
	<>
		<CourseSelect
			help={ __( 'On a course page, the form always registers visitors for that course.', 'vestibule' ) }
			value={ props.attributes.course ?? 0 }
			onChange={ ( course ) => props.setAttributes( { course } ) }
		/>
		<PeopleSettings { ...props } />
	</>
);

export const field: FieldBlock = {
	metadata,
	canBePrefilled: false,
	View: Example,
	icon,
	order: 120,
	answer: 'presence',
	references: [ 'peopleField' ],
	messages: () => ( {
		invalid: __( 'When the course is not available', 'vestibule' ),
		dates: __( 'When no date is chosen', 'vestibule' ),
		one: __( 'When several dates are chosen for a trial session', 'vestibule' ),
		max: __( 'When the number of people is not allowed', 'vestibule' ),
		people: __( 'When the number of rows is not allowed', 'vestibule' ),
	} ),
	Settings,
};
