import { __ } from '@wordpress/i18n';
import { calendar } from '@wordpress/icons';
import { Parts } from '../kit/controls';
import { isDate } from '../../../src/time/days';
import { LimitControl } from '../kit/editor/inspector/attributes';
import { DateLimits } from '../kit/editor/inspector/DateLimits';
import type { FieldPanelProps } from '../kit/editor/kinds';
import { partSlots } from '../kit/editor/PartsControl';
import { partsPreview, type PartKey } from '../kit/editor/parts';
import type { FieldBlock } from '../kit/editor/registerFieldBlock';
import { textSetting } from '../kit/rules';
import type { FieldViewProps } from '../kit/view';
import metadata from './block.json';

const KEYS: readonly PartKey[] = [ 'start', 'end' ];

/**
 * Returns a limit if it is a fixed date; undefined otherwise. The script sets relative limits, because the page may
 * come from a cache.
 */
const fixed = ( { field }: FieldViewProps, which: 'min' | 'max' ) => {
	const limit = textSetting( field, which );
	return isDate( limit ) ? limit : undefined;
};

const View = ( props: FieldViewProps ) => (
	<Parts
		{ ...props }
		control={ ( _, attributes ) => (
			<input { ...attributes } type="date" min={ fixed( props, 'min' ) } max={ fixed( props, 'max' ) } />
		) }
	/>
);

const Settings = ( { attributes, setAttributes }: FieldPanelProps ) => (
	<>
		<DateLimits attributes={ attributes } setAttributes={ setAttributes } />
		<LimitControl
			label={ __( 'Minimum days', 'vestibule' ) }
			help={ __( 'The first and the last day count. Leave empty for no limit.', 'vestibule' ) }
			value={ attributes.minDays ?? 0 }
			max={ 3660 }
			onChange={ ( minDays ) => setAttributes( { minDays } ) }
		/>
		<LimitControl
			label={ __( 'Maximum days', 'vestibule' ) }
			help={ __( 'Leave empty for no limit.', 'vestibule' ) }
			value={ attributes.maxDays ?? 0 }
			max={ 3660 }
			onChange={ ( maxDays ) => setAttributes( { maxDays } ) }
		/>
	</>
);

const preview = partsPreview( KEYS );

export const field: FieldBlock = {
	metadata,
	View,
	icon: calendar,
	order: 64,
	answer: 'presence',
	answerOfParts: 'date',
	canBeInvalid: true,
	messages: () => ( {
		min: __( 'When the date is too early', 'vestibule' ),
		max: __( 'When the date is too late', 'vestibule' ),
		order: __( 'When the last day is before the first', 'vestibule' ),
		minDays: __( 'When too few days are chosen', 'vestibule' ),
		maxDays: __( 'When too many days are chosen', 'vestibule' ),
	} ),
	slots: partSlots( KEYS ),
	preview: ( attributes, id ) => ( {
		parts: preview( attributes, id ).parts.map( ( part ) => ( {
			...part,
			required: attributes.required ?? false,
		} ) ),
	} ),
	Settings,
};
