import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { WholeNumber } from '../../../../../src/controls/WholeNumber';
import { SelectControl, TextControl } from '../../../../../src/controls/wordpress';
import { readLimit, writeLimit, type DateLimit } from '../dateLimit';
import type { FieldEditing } from '../kinds';

interface DayControlProps {
	label: string;
	/** Label of the option without a date. Defaults to "No limit". */
	none?: string;
	value: string;
	onChange( value: string ): void;
}

/** Control for a date: a fixed date, or a date relative to the current one. */
export function DayControl( { label, none = __( 'No limit', 'vestibule' ), value, onChange }: DayControlProps ) {
	const stored = readLimit( value );
	// Whether a fixed date is selected. The attribute cannot represent this until the date has been entered.
	const [ isDay, setDay ] = useState( stored.kind === 'day' );
	const limit: DateLimit = isDay ? { ...stored, kind: 'day' } : stored;
	const change = ( changes: Partial< DateLimit > ) => {
		const next = { ...limit, ...changes };
		setDay( next.kind === 'day' );
		onChange( writeLimit( next ) );
	};
	return (
		<div role="group" aria-label={ label } className="vestibule-editor__options">
			<SelectControl
				label={ label }
				value={ limit.kind }
				options={ [
					{ value: 'none', label: none },
					{ value: 'today', label: __( 'Today', 'vestibule' ) },
					{ value: 'after', label: __( 'After today', 'vestibule' ) },
					{ value: 'before', label: __( 'Before today', 'vestibule' ) },
					{ value: 'day', label: __( 'A fixed date', 'vestibule' ) },
				] }
				onChange={ ( kind ) => change( { kind: kind as DateLimit[ 'kind' ] } ) }
			/>
			{ ( limit.kind === 'after' || limit.kind === 'before' ) && (
				<>
					<WholeNumber
						label={ __( 'How many', 'vestibule' ) }
						min={ 1 }
						max={ 9999 }
						value={ limit.count }
						onChange={ ( count ) => change( { count } ) }
					/>
					<SelectControl
						label={ __( 'Unit', 'vestibule' ) }
						value={ limit.unit }
						options={ [
							{ value: 'day', label: __( 'Days', 'vestibule' ) },
							{ value: 'week', label: __( 'Weeks', 'vestibule' ) },
							{ value: 'month', label: __( 'Months', 'vestibule' ) },
							{ value: 'year', label: __( 'Years', 'vestibule' ) },
						] }
						onChange={ ( unit ) => change( { unit: unit as DateLimit[ 'unit' ] } ) }
					/>
				</>
			) }
			{ limit.kind === 'day' && (
				<TextControl
					type="date"
					label={ __( 'Date', 'vestibule' ) }
					value={ limit.day }
					onChange={ ( day ) => change( { day } ) }
				/>
			) }
		</div>
	);
}

/** Controls for the first and last allowed date. */
export function DateLimits( { attributes, setAttributes }: FieldEditing ) {
	const { min = '', max = '' } = attributes;
	return (
		<>
			<DayControl
				label={ __( 'Earliest date', 'vestibule' ) }
				value={ min }
				onChange={ ( value ) => setAttributes( { min: value } ) }
			/>
			<DayControl
				label={ __( 'Latest date', 'vestibule' ) }
				value={ max }
				onChange={ ( value ) => setAttributes( { max: value } ) }
			/>
		</>
	);
}
