import { Button, Notice } from '@wordpress/components';
import { useRef } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import type { Course } from '../../contracts/course';
import { closedDaysOf, withoutDays } from '../../courses/changes';
import { dayAfter, type Series, type Single } from '../../courses/schedule';
import { scheduleSentence } from '../../courses/sentence';
import { dayLabel } from '../../time/words';
import { ZoneControl } from '../kit/hours/ZoneControl';
import { Section } from '../kit/settings/Section';
import { DateList } from './DateList';
import { FutureDates } from './FutureDates';
import { SeriesEditor, SingleEditor } from './SeriesEditor';
import { MAX_SERIES } from './server';
import { useRegistered, type PanelProps } from './useCourse';
import { locale, number, scheduleWords } from './words';

/** Returns the current date in the browser's time zone. */
const today = (): string => new Date().toLocaleDateString( 'sv' );
const inAWeek = (): string => dayAfter( today(), 7 );

const TIMES = { from: '18:00', to: '19:30' };

function newSeries( [ before ]: readonly Series[] ): Series {
	const { from, to } = before ?? TIMES;
	return { start: before?.start ?? inAWeek(), weekdays: [], every: 1, from, to, count: 10, until: '' };
}

/** Returns a single date on the day after the last date, so that it does not overlap other dates. */
function newSingle( { course }: PanelProps ): Single {
	const last = course.sessions.at( -1 );
	const { from, to } = last ?? { from: '10:00', to: '16:00' };
	return { day: last ? dayAfter( last.day, 1 ) : inAWeek(), from, to };
}

const replaced = < Item, >( items: readonly Item[], at: number, item: Item ): Item[] =>
	items.map( ( one, place ) => ( place === at ? item : one ) );

const without = < Item, >( items: readonly Item[], at: number ): Item[] => items.filter( ( _, place ) => place !== at );

interface RuleListProps extends PanelProps {
	/** Called before a rule is removed. */
	onRemove(): void;
}

function SeriesList( { course: { settings, errors, server, change }, onRemove }: RuleListProps ) {
	const { series } = settings;
	return (
		<div className="vestibule-course__series">
			{ series.map( ( item, at ) => (
				<SeriesEditor
					key={ at }
					item={ item }
					at={ at }
					errors={ errors }
					server={ server }
					onChange={ ( changed ) => change( { series: replaced( series, at, changed ) } ) }
					onRemove={ () => {
						onRemove();
						change( { series: without( series, at ) } );
					} }
				/>
			) ) }
		</div>
	);
}

function SingleList( { course: { settings, errors, change }, onRemove }: RuleListProps ) {
	const { dates } = settings;
	return (
		<div className="vestibule-course__singles">
			{ dates.map( ( item, at ) => (
				<SingleEditor
					key={ at }
					item={ item }
					at={ at }
					errors={ errors }
					onChange={ ( changed ) => change( { dates: replaced( dates, at, changed ) } ) }
					onRemove={ () => {
						onRemove();
						change( { dates: without( dates, at ) } );
					} }
				/>
			) ) }
		</div>
	);
}

/** Rules of the schedule: weekly dates and single dates. */
function Rules( { course }: PanelProps ) {
	const list = useRef< HTMLDivElement >( null );
	const addButton = useRef< HTMLButtonElement >( null );
	const { series, dates } = course.settings;
	const add = ( changes: Partial< Course >, lists: string ) => {
		course.change( changes );
		window.requestAnimationFrame( () =>
			list.current?.querySelector< HTMLElement >( `.${ lists } > :last-child input` )?.focus()
		);
	};
	const onRemove = () => addButton.current?.focus();
	return (
		<div ref={ list } className="vestibule-course__rules">
			<SeriesList course={ course } onRemove={ onRemove } />
			<SingleList course={ course } onRemove={ onRemove } />
			<div className="vestibule-admin__buttons">
				<Button
					ref={ addButton }
					__next40pxDefaultSize
					variant={ series.length + dates.length === 0 ? 'primary' : 'secondary' }
					disabled={ series.length >= MAX_SERIES }
					accessibleWhenDisabled
					onClick={ () => add( { series: [ ...series, newSeries( series ) ] }, 'vestibule-course__series' ) }
				>
					{ __( 'Add weekly dates', 'vestibule' ) }
				</Button>
				<Button
					__next40pxDefaultSize
					variant="secondary"
					onClick={ () =>
						add( { dates: [ ...dates, newSingle( { course } ) ] }, 'vestibule-course__singles' )
					}
				>
					{ __( 'Add single date', 'vestibule' ) }
				</Button>
			</div>
		</div>
	);
}

/** Dates on closing days, with a button that skips them. */
function ClosedDays( { course: { server, settings, changeDates } }: PanelProps ) {
	const days = closedDaysOf( settings, server.closing, today() );
	if ( days.length === 0 ) {
		return null;
	}
	const nameOf = ( day: string ) => server.closing.find( ( { from, to } ) => from <= day && day <= to )?.name ?? '';
	const skip = {
		label: sprintf(
			/* translators: %s: a number of days. */
			_n( 'Skip %s closing day', 'Skip %s closing days', days.length, 'vestibule' ),
			number( days.length )
		),
		onClick: () => changeDates( withoutDays( settings, days ) ),
	};
	return (
		<Notice status="warning" isDismissible={ false } actions={ [ skip ] }>
			<p>{ __( 'These dates are on closing days:', 'vestibule' ) }</p>
			<ul>
				{ days.map( ( day ) => (
					<li key={ day }>{ [ dayLabel( day, locale() ), nameOf( day ) ].filter( Boolean ).join( ', ' ) }</li>
				) ) }
			</ul>
		</Notice>
	);
}

/** Schedule of the course: a sentence that describes it, its rules, and the dates that they produce. */
export function DatesSection( { course }: PanelProps ) {
	const { server, settings, sessions, zone, errors, change } = course;
	const { taken } = useRegistered();
	return (
		<Section title={ __( 'Dates', 'vestibule' ) }>
			<p className="vestibule-course__sentence" role="status">
				{ scheduleSentence( settings, zone, scheduleWords() ) }
			</p>
			{ errors.series && <p className="vestibule-admin__error">{ errors.series }</p> }
			<Rules course={ course } />
			<ClosedDays course={ course } />
			{ sessions.length > 0 && (
				<>
					<DateList course={ course } taken={ taken } />
					<FutureDates course={ course } />
				</>
			) }
			<ZoneControl
				zone={ settings.timezone }
				zones={ server.zones }
				siteZone={ server.siteZone }
				error={ errors.timezone ?? '' }
				onChange={ ( timezone ) => change( { timezone } ) }
			/>
		</Section>
	);
}
