import { Button } from '@wordpress/components';
import { useRef, useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import type { Holiday } from '../../hours/holidays';
import { DayOffRow } from './DayOffRow';
import { MOST_DAYS_OFF, withHolidays, type DayOff } from './daysOff';
import { HolidaysDialog } from './HolidaysDialog';
import './days-off.css';

interface DaysOffEditorProps {
	daysOff: readonly DayOff[];
	errors: Readonly< Record< string, string > >;
	onChange( daysOff: DayOff[] ): void;
}

const number = ( value: number ) => value.toLocaleString( document.documentElement.lang || 'en' );

/** Days that have other hours than their weekday, typed or out of a calendar. What is imported is read in the browser. */
export function DaysOffEditor( { daysOff, errors, onChange }: DaysOffEditorProps ) {
	const list = useRef< HTMLDivElement >( null );
	const addButton = useRef< HTMLButtonElement >( null );
	const [ message, setMessage ] = useState( '' );
	const [ isImporting, setImporting ] = useState( false );
	const isFull = daysOff.length >= MOST_DAYS_OFF;

	const add = () => {
		onChange( [ ...daysOff, { from: '', to: '', yearly: false, name: '', isOn: false, spans: [] } ] );
		window.requestAnimationFrame( () =>
			list.current?.querySelector< HTMLElement >( '.vestibule-days-off__row:last-of-type input' )?.focus()
		);
	};
	const put = ( holidays: readonly Holiday[], skipped: number ) => {
		setImporting( false );
		const all = withHolidays( daysOff, holidays );
		const fresh = all.slice( 0, MOST_DAYS_OFF ).length - daysOff.length;
		const left = skipped + all.length - daysOff.length - fresh;
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
		setMessage( words.join( ' ' ) );
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
				<Button __next40pxDefaultSize variant="tertiary" onClick={ () => setImporting( true ) }>
					{ __( 'Import holidays (.ics)', 'vestibule' ) }
				</Button>
			</div>
			<div role="status">{ message !== '' && <p className="vestibule-admin__hint">{ message }</p> }</div>
			{ isImporting && <HolidaysDialog onRead={ put } onClose={ () => setImporting( false ) } /> }
		</div>
	);
}
