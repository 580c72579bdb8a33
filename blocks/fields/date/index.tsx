import { BaseControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { calendar } from '@wordpress/icons';
import { CheckboxControl, SelectControl, ToggleControl } from '../../../src/controls/wordpress';
import { isDate, noonOf } from '../../../src/time/days';
import { Line } from '../kit/controls';
import { DateLimits } from '../kit/editor/inspector/DateLimits';
import type { FieldPanelProps } from '../kit/editor/kinds';
import type { FieldBlock } from '../kit/editor/registerFieldBlock';
import { textSetting } from '../kit/rules';
import type { FieldViewProps } from '../kit/view';
import metadata from './block.json';
import { DateParts } from './DateParts';

/**
 * Returns a limit if it is a fixed date; undefined otherwise. The script sets relative limits, because the page may
 * come from a cache.
 */
function fixed( { field }: FieldViewProps, which: string ): string | undefined {
	const limit = textSetting( field, which );
	return isDate( limit ) ? limit : undefined;
}

function View( props: FieldViewProps ) {
	const { field } = props;
	return textSetting( field, 'dateControl' ) === 'parts' ? (
		<DateParts { ...props } />
	) : (
		<Line
			{ ...props }
			type="date"
			autoComplete={ field.settings?.isBirthday === true ? 'bday' : undefined }
			min={ fixed( props, 'min' ) }
			max={ fixed( props, 'max' ) }
		/>
	);
}

const DAYS = [ 1, 2, 3, 4, 5, 6, 7 ];

/** Returns the name of a weekday, where 1 is Monday. January 5, 1970 was a Monday. */
const nameOf = ( day: number ): string =>
	new Intl.DateTimeFormat( document.documentElement.lang || 'en', { weekday: 'long', timeZone: 'UTC' } ).format(
		noonOf( 1970, 1, 4 + day )
	);

function Settings( { attributes, setAttributes }: FieldPanelProps ) {
	const { weekdays = [], dateControl = '', isBirthday = false } = attributes;
	const isOffered = ( day: number ) => weekdays.length === 0 || weekdays.includes( day );
	const offer = ( day: number, offered: boolean ) => {
		const next = DAYS.filter( ( one ) => ( one === day ? offered : isOffered( one ) ) );
		setAttributes( { weekdays: next.length === DAYS.length ? [] : next } );
	};
	return (
		<>
			<SelectControl
				label={ __( 'Control', 'vestibule' ) }
				help={ __(
					'Use a calendar for days near today, and day, month and year for a date of birth.',
					'vestibule'
				) }
				value={ dateControl }
				options={ [
					{ value: '', label: __( 'Calendar', 'vestibule' ) },
					{ value: 'parts', label: __( 'Day, month and year', 'vestibule' ) },
				] }
				onChange={ ( value ) => setAttributes( { dateControl: value as '' } ) }
			/>
			<ToggleControl
				label={ __( 'The visitor’s date of birth', 'vestibule' ) }
				help={ __( 'Visitors’ browsers can fill in their date of birth.', 'vestibule' ) }
				checked={ isBirthday }
				onChange={ ( value ) => setAttributes( { isBirthday: value } ) }
			/>
			<DateLimits attributes={ attributes } setAttributes={ setAttributes } />
			<fieldset className="vestibule-editor__options">
				<BaseControl.VisualLabel as="legend">{ __( 'Days of the week', 'vestibule' ) }</BaseControl.VisualLabel>
				{ DAYS.map( ( day ) => (
					<CheckboxControl
						key={ day }
						label={ nameOf( day ) }
						checked={ isOffered( day ) }
						onChange={ ( offered ) => offer( day, offered ) }
					/>
				) ) }
			</fieldset>
		</>
	);
}

export const field: FieldBlock = {
	metadata,
	View,
	icon: calendar,
	order: 63,
	answer: 'date',
	related: [ 'text', 'time' ],
	canBeInvalid: true,
	messages: () => ( {
		min: __( 'When the date is too early', 'vestibule' ),
		max: __( 'When the date is too late', 'vestibule' ),
		weekday: __( 'When the day of the week is not allowed', 'vestibule' ),
	} ),
	Settings,
};
