import { Button } from '@wordpress/components';
import { useId, useRef, useState } from '@wordpress/element';
import { __, sprintf, _n } from '@wordpress/i18n';
import { CheckboxControl, TextControl } from '../../../controls/wordpress';
import type { Holiday } from '../../../hours/holidays';
import { DayRow } from './DayRow';
import { findingsOfDay, isBlank, MAX_DAYS_OFF, withHolidays, type DayOff } from './daysOff';
import { HolidaysDialog } from './HolidaysDialog';
import './days-off.css';

interface DayOffRowProps {
	day: DayOff;
	at: number;
	/** Error messages by path such as `overrides.0.to`. */
	errors: Readonly< Record< string, string > >;
	onChange( day: DayOff ): void;
	onRemove(): void;
}

/** Fields for a date or date range, and for the hours that replace the weekday's hours. */
function DayOffRow( { day, at, errors, onChange, onRemove }: DayOffRowProps ) {
	const id = useId();
	/* translators: %d: a number. */
	const name = day.name.trim() || day.from || sprintf( __( 'Days %d', 'vestibule' ), at + 1 );
	const errorOf = ( side: 'from' | 'to' | 'name' ) => errors[ `overrides.${ at }.${ side }` ] ?? '';
	const field = ( side: 'from' | 'to' | 'name', label: string, type: 'date' | 'text' ) => (
		<div>
			<TextControl
				label={ label }
				type={ type }
				maxLength={ 200 }
				value={ day[ side ] }
				aria-invalid={ errorOf( side ) !== '' }
				{ ...( errorOf( side ) !== '' && { 'aria-describedby': `${ id }-${ side }` } ) }
				onChange={ ( value ) => onChange( { ...day, [ side ]: value } ) }
			/>
			<div id={ `${ id }-${ side }` } role="status">
				{ errorOf( side ) !== '' && <p className="vestibule-admin__error">{ errorOf( side ) }</p> }
			</div>
		</div>
	);
	return (
		<fieldset className="vestibule-days-off__row">
			<legend className="screen-reader-text">{ name }</legend>
			<div className="vestibule-days-off__dates">
				{ field( 'from', __( 'First day', 'vestibule' ), 'date' ) }
				{ field( 'to', __( 'Last day', 'vestibule' ), 'date' ) }
				{ field( 'name', __( 'Name', 'vestibule' ), 'text' ) }
			</div>
			{ isBlank( day ) && (
				<p className="vestibule-admin__hint">
					{ __( 'Choose the first day. Until you do, no day is closed.', 'vestibule' ) }
				</p>
			) }
			<CheckboxControl
				label={ __( 'Every year', 'vestibule' ) }
				checked={ day.yearly }
				onChange={ ( yearly ) => onChange( { ...day, yearly } ) }
			/>
			<DayRow
				day={ name }
				label={ __( 'Open at certain hours', 'vestibule' ) }
				hours={ day }
				findings={ findingsOfDay( day ) }
				errors={ day.spans.map( ( _, place ) => errors[ `overrides.${ at }.hours.${ place }` ] ?? '' ) }
				onChange={ ( hours ) => onChange( { ...day, ...hours } ) }
			/>
			<div className="vestibule-admin__buttons">
				<Button
					size="compact"
					variant="tertiary"
					isDestructive
					/* translators: %s: name of a holiday. */
					aria-label={ sprintf( __( 'Remove %s', 'vestibule' ), name ) }
					onClick={ onRemove }
				>
					{ __( 'Remove', 'vestibule' ) }
				</Button>
			</div>
		</fieldset>
	);
}

interface DaysOffEditorProps {
	daysOff: readonly DayOff[];
	errors: Readonly< Record< string, string > >;
	onChange( daysOff: DayOff[] ): void;
}

const number = ( value: number ) => value.toLocaleString( document.documentElement.lang || 'en' );

/**
 * Returns the message after an import. The parameters are the numbers of added, skipped and incompletely imported
 * holidays.
 */
function importMessage( added: number, skipped: number, partly: number ): string {
	const words: string[] = [
		/* translators: %s: a number. */
		sprintf( _n( '%s entry added.', '%s entries added.', added, 'vestibule' ), number( added ) ),
	];
	if ( skipped > 0 ) {
		words.push(
			sprintf(
				/* translators: %s: a number. */
				_n(
					'%s was skipped, because it is not a whole day or the list is full.',
					'%s were skipped, because they are not whole days or the list is full.',
					skipped,
					'vestibule'
				),
				number( skipped )
			)
		);
	}
	if ( partly > 0 ) {
		words.push(
			sprintf(
				/* translators: %s: a number. */
				_n(
					'Check %s of them: only the first day could be imported, or it repeats every year without an end.',
					'Check %s of them: only the first days could be imported, or they repeat every year without an end.',
					partly,
					'vestibule'
				),
				number( partly )
			)
		);
	}
	return words.join( ' ' );
}

interface ImportProps extends Pick< DaysOffEditorProps, 'daysOff' | 'onChange' > {
	onMessage( message: string ): void;
}

/** Button that imports holidays from a calendar file. */
function ImportButton( { daysOff, onChange, onMessage }: ImportProps ) {
	const [ isImporting, setImporting ] = useState( false );
	const put = ( holidays: readonly Holiday[], skipped: number, partly: number ) => {
		setImporting( false );
		const all = withHolidays( daysOff, holidays );
		const kept = all.slice( 0, MAX_DAYS_OFF );
		onChange( kept );
		onMessage( importMessage( kept.length - daysOff.length, skipped + all.length - kept.length, partly ) );
	};
	return (
		<>
			<Button __next40pxDefaultSize variant="tertiary" onClick={ () => setImporting( true ) }>
				{ __( 'Import holidays (.ics)', 'vestibule' ) }
			</Button>
			{ isImporting && <HolidaysDialog onRead={ put } onClose={ () => setImporting( false ) } /> }
		</>
	);
}

/**
 * Editor for dates with special hours, which can be typed or imported from a calendar file. The file is read in the
 * browser.
 */
export function DaysOffEditor( { daysOff, errors, onChange }: DaysOffEditorProps ) {
	const list = useRef< HTMLDivElement >( null );
	const addButton = useRef< HTMLButtonElement >( null );
	const [ message, setMessage ] = useState( '' );
	const isFull = daysOff.length >= MAX_DAYS_OFF;

	const add = () => {
		onChange( [ ...daysOff, { from: '', to: '', yearly: false, name: '', isOn: false, spans: [] } ] );
		window.requestAnimationFrame( () =>
			list.current?.querySelector< HTMLElement >( '.vestibule-days-off__row:last-of-type input' )?.focus()
		);
	};
	return (
		<div className="vestibule-days-off">
			<div ref={ list }>
				{ daysOff.map( ( day, at ) => (
					<DayOffRow
						key={ at }
						day={ day }
						at={ at }
						errors={ errors }
						onChange={ ( changed ) =>
							onChange( daysOff.map( ( one, place ) => ( place === at ? changed : one ) ) )
						}
						onRemove={ () => {
							addButton.current?.focus();
							onChange( daysOff.filter( ( _, place ) => place !== at ) );
						} }
					/>
				) ) }
			</div>
			{ errors.overrides && <p className="vestibule-admin__error">{ errors.overrides }</p> }
			<div className="vestibule-admin__buttons">
				<Button
					ref={ addButton }
					__next40pxDefaultSize
					variant="secondary"
					disabled={ isFull }
					accessibleWhenDisabled
					onClick={ add }
				>
					{ __( 'Add days', 'vestibule' ) }
				</Button>
				<ImportButton daysOff={ daysOff } onChange={ onChange } onMessage={ setMessage } />
			</div>
			<div role="status">{ message !== '' && <p className="vestibule-admin__hint">{ message }</p> }</div>
		</div>
	);
}
