import { Button } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { TextControl } from '../../controls/wordpress';
import { isOfSeries, withChange, withDay, withoutDate, type DateChange } from '../../courses/changes';
import { skippedOf, type Session } from '../../courses/schedule';
import { dayLabel } from '../../time/words';
import { DayInput, TimeInput } from './inputs';
import type { EditedCourse, PanelProps } from './useCourse';
import { locale, number, sessionWords } from './words';

/** Number of dates that are shown initially. */
const MAX_SHOWN = 12;

interface DateProps {
	course: EditedCourse;
	session: Session;
	/** Number of people who are registered for the date. */
	taken: number;
}

function Marks( { course, session, taken }: DateProps ) {
	const marks = [
		session.isCanceled ? __( 'Canceled', 'vestibule' ) : '',
		session.isMoved ? __( 'Changed', 'vestibule' ) : '',
		session.location !== '' && session.location !== course.settings.location ? session.location : '',
		/* translators: %s: a number of people. */
		taken > 0 ? sprintf( _n( '%s registered', '%s registered', taken, 'vestibule' ), number( taken ) ) : '',
	].filter( ( mark ) => mark !== '' );
	return marks.length > 0 && <span className="vestibule-course__marks">{ marks.join( ' · ' ) }</span>;
}

interface ButtonsProps extends Omit< DateProps, 'taken' > {
	onChange( change: DateChange ): void;
}

/** Buttons that cancel, restore or remove a date, or return it to its original time. */
function DateButtons( { course: { settings, changeDates }, session, onChange }: ButtonsProps ) {
	return (
		<div className="vestibule-admin__buttons">
			<Button size="compact" variant="secondary" onClick={ () => onChange( { canceled: ! session.isCanceled } ) }>
				{ session.isCanceled ? __( 'Restore', 'vestibule' ) : __( 'Cancel this date', 'vestibule' ) }
			</Button>
			{ session.isMoved && (
				<Button size="compact" variant="secondary" onClick={ () => onChange( { day: '', from: '', to: '' } ) }>
					{ __( 'Undo the move', 'vestibule' ) }
				</Button>
			) }
			<Button
				size="compact"
				variant="tertiary"
				isDestructive
				onClick={ () => changeDates( withoutDate( settings, session.key ) ) }
			>
				{ isOfSeries( settings, session.key )
					? __( 'Skip this day', 'vestibule' )
					: __( 'Delete this date', 'vestibule' ) }
			</Button>
		</div>
	);
}

/** Controls for one date. Changing the date preserves its key and its registrations. */
function DateEditor( { course, session }: Omit< DateProps, 'taken' > ) {
	const { settings, errors, changeDates } = course;
	const { key } = session;
	const at = settings.changes.findIndex( ( change ) => change.key === key );
	const put = ( change: DateChange ) => changeDates( withChange( settings, key, change ) );
	return (
		<div className="vestibule-course__date-editor">
			<DayInput
				label={ __( 'Day', 'vestibule' ) }
				value={ session.day }
				error={ errors[ `changes.${ at }.day` ] }
				onChange={ ( day ) => put( { day } ) }
			/>
			<div className="vestibule-course__pair">
				<TimeInput
					label={ __( 'Start', 'vestibule' ) }
					value={ session.from }
					onChange={ ( from ) => put( { from } ) }
				/>
				<TimeInput
					label={ __( 'End', 'vestibule' ) }
					value={ session.to === '24:00' ? '00:00' : session.to }
					error={ errors[ `changes.${ at }.to` ] }
					onChange={ ( to ) => put( { to } ) }
				/>
			</div>
			<TextControl
				label={ __( 'Location of this date', 'vestibule' ) }
				placeholder={ settings.location }
				maxLength={ 200 }
				value={ session.location }
				onChange={ ( location ) => put( { location } ) }
			/>
			<TextControl
				label={ __( 'Note for visitors', 'vestibule' ) }
				maxLength={ 200 }
				value={ session.note }
				onChange={ ( note ) => put( { note } ) }
			/>
			<DateButtons course={ course } session={ session } onChange={ put } />
		</div>
	);
}

/** List of the days that a series skips, each with a button that restores the day. */
function Skipped( { course: { settings, changeDates } }: PanelProps ) {
	const days = skippedOf( settings );
	return (
		days.length > 0 && (
			<div className="vestibule-course__skipped">
				<p>{ __( 'Skipped', 'vestibule' ) }</p>
				<ul>
					{ days.map( ( day ) => (
						<li key={ day }>
							<span>{ dayLabel( day, locale() ) }</span>
							<Button
								size="compact"
								variant="link"
								/* translators: %s: a day. */
								aria-label={ sprintf( __( 'Restore %s', 'vestibule' ), dayLabel( day, locale() ) ) }
								onClick={ () => changeDates( withDay( settings, day ) ) }
							>
								{ __( 'Restore', 'vestibule' ) }
							</Button>
						</li>
					) ) }
				</ul>
			</div>
		)
	);
}

/** List of all dates. Each date can be edited in place. */
export function DateList( { course, taken }: PanelProps & { taken: Readonly< Record< string, number > > } ) {
	const [ open, setOpen ] = useState( '' );
	const [ isWhole, setWhole ] = useState( false );
	const { sessions } = course;
	const shown = isWhole ? sessions : sessions.slice( 0, MAX_SHOWN );
	return (
		<>
			<ul className="vestibule-course__dates">
				{ shown.map( ( session ) => (
					<li key={ session.key } className={ session.isCanceled ? 'is-canceled' : undefined }>
						<Button
							size="compact"
							aria-expanded={ open === session.key }
							onClick={ () => setOpen( open === session.key ? '' : session.key ) }
						>
							<span className="vestibule-course__when">{ sessionWords( session ) }</span>
							<Marks course={ course } session={ session } taken={ taken[ session.key ] ?? 0 } />
						</Button>
						{ open === session.key && <DateEditor course={ course } session={ session } /> }
					</li>
				) ) }
			</ul>
			{ ! isWhole && sessions.length > MAX_SHOWN && (
				<div>
					<Button variant="link" onClick={ () => setWhole( true ) }>
						{ sprintf(
							/* translators: %s: a number. */
							__( 'Show all %s dates', 'vestibule' ),
							number( sessions.length )
						) }
					</Button>
				</div>
			) }
			<Skipped course={ course } />
		</>
	);
}
