import { useDispatch } from '@wordpress/data';
import { store as editorStore } from '@wordpress/editor';
import { useEffect, useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { store as noticesStore } from '@wordpress/notices';
import { lostDates } from '../../courses/changes';
import { dayLabel } from '../../time/words';
import { showPanelOf } from './CoursePanels';
import { useCourse, useRegistered, type EditedCourse, type Registered } from './useCourse';
import { locale, number } from './words';

/** Delay in milliseconds, so that a value is not marked as invalid while it is typed. */
const PAUSE = 800;

interface Lock {
	name: string;
	/** Text of the notice; empty if saving is allowed. */
	text: string;
	label: string;
	onClick(): void;
}

/** Locks saving and shows a notice with one action, until the text is empty. */
function useLock( { name, text, label, onClick }: Lock ): void {
	const { lockPostSaving, unlockPostSaving, lockPostAutosaving, unlockPostAutosaving } = useDispatch( editorStore );
	const { createWarningNotice, removeNotice } = useDispatch( noticesStore );
	useEffect( () => {
		if ( text === '' ) {
			return undefined;
		}
		lockPostSaving( name );
		lockPostAutosaving( name );
		const options = { id: name, isDismissible: false, actions: [ { label, onClick } ] };
		const timer = window.setTimeout( () => createWarningNotice( text, options ), PAUSE );
		return () => {
			window.clearTimeout( timer );
			unlockPostSaving( name );
			unlockPostAutosaving( name );
			removeNotice( name );
		};
	}, [ text ] ); // eslint-disable-line react-hooks/exhaustive-deps -- The text identifies the reason.
}

/**
 * Returns a warning if a change affects registered people: their dates are removed or canceled, or they exceed the new
 * capacity. Empty if there is nothing to warn about.
 */
function warningOf( { settings, zone }: EditedCourse, { taken, planned }: Registered ): string {
	const lost = lostDates(
		settings,
		taken,
		planned.map( ( { key } ) => key ),
		zone
	);
	const { capacity } = settings;
	const most = Math.max( 0, ...planned.map( ( { key } ) => taken[ key ] ?? 0 ) );
	const days = planned.filter( ( { key } ) => lost.includes( key ) ).map( ( { day } ) => dayLabel( day, locale() ) );
	return [
		...( days.length > 0
			? [
					sprintf(
						/* translators: 1: number of dates, 2: list of days. */
						_n(
							'People are registered for %1$s date that you remove or cancel: %2$s.',
							'People are registered for %1$s dates that you remove or cancel: %2$s.',
							days.length,
							'vestibule'
						),
						number( days.length ),
						days.join( ', ' )
					),
				]
			: [] ),
		...( capacity > 0 && most > capacity
			? [
					sprintf(
						/* translators: 1: number of taken spots, 2: new number of spots. */
						__(
							'%1$s spots are already taken, more than the new limit of %2$s. Existing registrations stay, but new ones are rejected.',
							'vestibule'
						),
						number( most ),
						number( capacity )
					),
				]
			: [] ),
	].join( ' ' );
}

/**
 * Locks saving while a setting is invalid. Also locks saving until the user has confirmed a change that affects
 * registered people.
 */
export function SavingGuard() {
	const course = useCourse();
	const registered = useRegistered();
	const [ path = '', reason = '' ] = Object.entries( course?.wrong ?? {} )[ 0 ] ?? [];
	const warning = course ? warningOf( course, registered ) : '';
	const [ confirmed, setConfirmed ] = useState( '' );
	useLock( {
		name: 'vestibule/course',
		/* translators: %s: a sentence that says what a setting needs. */
		text: reason === '' ? '' : sprintf( __( 'Not ready to save: %s', 'vestibule' ), reason ),
		label: __( 'Show the setting', 'vestibule' ),
		onClick: () => showPanelOf( path ),
	} );
	useLock( {
		name: 'vestibule/course-registered',
		text: warning === confirmed ? '' : warning,
		label: __( 'Allow this change', 'vestibule' ),
		onClick: () => setConfirmed( warning ),
	} );
	return null;
}
