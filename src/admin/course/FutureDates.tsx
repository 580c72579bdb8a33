import { Button } from '@wordpress/components';
import { useRef, useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { SelectControl, TextControl } from '../../controls/wordpress';
import { withFutureChange, type FutureChange } from '../../courses/changes';
import { DAYS, type Day } from '../../time/wall';
import { TimeInput } from './inputs';
import type { FromServer } from './server';
import type { PanelProps } from './useCourse';
import { number } from './words';

const NOTHING = { from: '', to: '', weekday: '' as Day | '', location: '' };

interface FieldsProps {
	wanted: typeof NOTHING;
	server: FromServer;
	onChange( changes: Partial< typeof NOTHING > ): void;
}

function Fields( { wanted, server, onChange }: FieldsProps ) {
	const week = [ ...DAYS.slice( server.firstDay ), ...DAYS.slice( 0, server.firstDay ) ];
	return (
		<>
			<div className="vestibule-course__pair">
				<TimeInput
					label={ __( 'New start', 'vestibule' ) }
					isOptional
					value={ wanted.from }
					onChange={ ( from ) => onChange( { from } ) }
				/>
				<TimeInput
					label={ __( 'New end', 'vestibule' ) }
					isOptional
					value={ wanted.to }
					onChange={ ( to ) => onChange( { to } ) }
				/>
			</div>
			<SelectControl
				label={ __( 'New weekday', 'vestibule' ) }
				value={ wanted.weekday }
				options={ [
					{ value: '', label: __( 'No change', 'vestibule' ) },
					...week.map( ( day ) => ( { value: day, label: server.days[ day ] } ) ),
				] }
				onChange={ ( weekday ) => onChange( { weekday: weekday as Day | '' } ) }
			/>
			<TextControl
				label={ __( 'New location', 'vestibule' ) }
				maxLength={ 200 }
				value={ wanted.location }
				onChange={ ( location ) => onChange( { location } ) }
			/>
		</>
	);
}

/** Controls that change the time, weekday or location of all dates that have not started. */
export function FutureDates( { course: { server, settings, sessions, zone, changeDates } }: PanelProps ) {
	const [ isOpen, setOpen ] = useState( false );
	const [ wanted, setWanted ] = useState( NOTHING );
	const toggle = useRef< HTMLButtonElement >( null );
	const count = sessions.filter( ( { start, isCanceled } ) => start > Date.now() && ! isCanceled ).length;
	const chosen = Object.fromEntries( Object.entries( wanted ).filter( ( [ , value ] ) => value !== '' ) );
	const isEmpty = Object.keys( chosen ).length === 0;
	if ( count < 2 ) {
		return null;
	}
	const apply = () => {
		changeDates( withFutureChange( settings, zone, Date.now(), chosen as FutureChange ) );
		setWanted( NOTHING );
		setOpen( false );
		toggle.current?.focus();
	};
	return (
		<div className="vestibule-course__future">
			<Button
				ref={ toggle }
				__next40pxDefaultSize
				variant="secondary"
				aria-expanded={ isOpen }
				onClick={ () => setOpen( ! isOpen ) }
			>
				{ __( 'Change all future dates', 'vestibule' ) }
			</Button>
			{ isOpen && (
				<div className="vestibule-course__date-editor">
					<p className="vestibule-admin__hint">
						{ __( 'Registrations are kept. Leave a value empty to keep it unchanged.', 'vestibule' ) }
					</p>
					<Fields
						wanted={ wanted }
						server={ server }
						onChange={ ( changes ) => setWanted( { ...wanted, ...changes } ) }
					/>
					<div>
						<Button
							__next40pxDefaultSize
							variant="secondary"
							disabled={ isEmpty }
							accessibleWhenDisabled
							onClick={ apply }
						>
							{ sprintf(
								/* translators: %s: a number of dates. */
								_n( 'Apply to %s date', 'Apply to %s dates', count, 'vestibule' ),
								number( count )
							) }
						</Button>
					</div>
				</div>
			) }
		</div>
	);
}
