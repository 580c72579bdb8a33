import { Button, FormFileUpload } from '@wordpress/components';
import { useRef, useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { LARGEST, readHolidays, type Holidays } from '../../hours/holidays';
import { DayOffRow } from './DayOffRow';
import { MOST_DAYS_OFF, withHolidays, type DayOff } from './daysOff';
import './days-off.css';

interface DaysOffEditorProps {
	daysOff: readonly DayOff[];
	errors: Readonly< Record< string, string > >;
	onChange( daysOff: DayOff[] ): void;
}

const FAULTS: Record< Extract< Holidays, { fault: string } >[ 'fault' ], string > = {
	large: __( 'This file is too large for a calendar of holidays.', 'vestibule' ),
	nested: __( 'This file holds calendars within calendars and was not read.', 'vestibule' ),
	other: __( 'This is no calendar file. It ends in .ics, and calendars can export one.', 'vestibule' ),
};

const number = ( value: number ) => value.toLocaleString( document.documentElement.lang || 'en' );

/** Days that have other hours than their weekday, typed or out of a calendar file. The file stays in the browser. */
export function DaysOffEditor( { daysOff, errors, onChange }: DaysOffEditorProps ) {
	const list = useRef< HTMLDivElement >( null );
	const addButton = useRef< HTMLButtonElement >( null );
	const [ message, setMessage ] = useState( { isFault: false, words: '' } );
	const isFull = daysOff.length >= MOST_DAYS_OFF;

	const add = () => {
		const today = new Date().toLocaleDateString( 'sv' );
		onChange( [ ...daysOff, { from: today, to: today, yearly: false, name: '', isOn: false, spans: [] } ] );
		window.requestAnimationFrame( () =>
			list.current?.querySelector< HTMLElement >( '.vestibule-days-off__row:last-of-type input' )?.focus()
		);
	};
	const read = ( text: string ) => {
		const found = readHolidays( text, MOST_DAYS_OFF );
		if ( 'fault' in found ) {
			setMessage( { isFault: true, words: FAULTS[ found.fault ] } );
			return;
		}
		const all = withHolidays( daysOff, found.holidays );
		const fresh = all.slice( 0, MOST_DAYS_OFF ).length - daysOff.length;
		const left = found.left + all.length - daysOff.length - fresh;
		onChange( all.slice( 0, MOST_DAYS_OFF ) );
		const words: string[] = [
			/* translators: %s: a number. */
			sprintf( _n( '%s entry added.', '%s entries added.', fresh, 'vestibule' ), number( fresh ) ),
		];
		if ( left > 0 ) {
			words.push(
				sprintf(
					/* translators: %s: a number. */
					_n(
						'%s was left out: it is no whole day, or repeats in another way than every year.',
						'%s were left out: they are no whole days, or repeat in another way than every year.',
						left,
						'vestibule'
					),
					number( left )
				)
			);
		}
		setMessage( { isFault: false, words: words.join( ' ' ) } );
	};
	const open = async ( file: File | undefined ) => {
		if ( file ) {
			read( file.size > LARGEST ? ' '.repeat( LARGEST + 1 ) : await file.text() );
		}
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
				<FormFileUpload
					__next40pxDefaultSize
					accept=".ics,text/calendar"
					onChange={ ( { currentTarget } ) => void open( currentTarget.files?.[ 0 ] ) }
				>
					{ __( 'Import holidays (.ics)', 'vestibule' ) }
				</FormFileUpload>
			</div>
			<div role="status">
				{ message.words !== '' && (
					<p className={ message.isFault ? 'vestibule-admin__error' : 'vestibule-admin__hint' }>
						{ message.words }
					</p>
				) }
			</div>
		</div>
	);
}
