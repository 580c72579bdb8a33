import { SelectControl, TextControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { WholeNumber } from '../../../src/controls/WholeNumber';
import { readLimit, writeLimit, type DateLimit } from './limit';

interface Props {
	label: string;
	value: string;
	onChange( value: string ): void;
}

const control = { __next40pxDefaultSize: true, __nextHasNoMarginBottom: true } as const;

/** The earliest or latest day: a fixed one, or one that moves with the days. */
export function LimitControl( { label, value, onChange }: Props ) {
	const stored = readLimit( value );
	// A fixed day that was not chosen yet is nothing that could be stored.
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
				{ ...control }
				label={ label }
				value={ limit.kind }
				options={ [
					{ value: 'none', label: __( 'No limit', 'vestibule' ) },
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
						{ ...control }
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
					{ ...control }
					type="date"
					label={ __( 'Date', 'vestibule' ) }
					value={ limit.day }
					onChange={ ( day ) => change( { day } ) }
				/>
			) }
		</div>
	);
}
