import { Fragment } from 'react';
import { Frame, describedBy, textOf, type FieldViewProps } from '../kit/view';
import { Month } from './Month';
import { left, Nearest, OtherWay, Times } from './Times';
import type { FieldProps } from '../kit/rules';

type Model = NonNullable< FieldProps[ 'appointment' ] >;
export type Day = Model[ 'days' ][ number ];

/** What the picker shows now. */
export interface Picker {
	month: string;
	monthLabel: string;
	days: Day[];
	/** The day whose times are shown, such as 2026-12-01; empty when no day is free. */
	day: string;
	/** The chosen start, an instant; empty for none. */
	chosen: string;
	zone: string;
	note: string;
	/** That the chosen time is kept; it is a note where there is no other. */
	kept?: string;
	/** The chosen time in words, said with it. */
	keptTime?: string;
	/** Nothing can be booked, in whatever month. */
	nothing: boolean;
	/** The lost time, where it was. */
	gone?: { date: string; start: string; label: string } | undefined;
	/** Free times near one that was lost. */
	nearest?: { start: string; label: string }[];
	/** The first free time after a month that has none, in words; empty for none. */
	nextFree?: string;
	showNext?: () => void;
	/** Asks once more for times that did not come. */
	retry?: ( () => void ) | undefined;
	/** How many times are drawn in grey while those of the month are on their way. */
	awaited?: number;
	/** Starts on the other clock, where it shows something else: 04:00, or Mon 22:00. */
	beside?: Record< string, string >;
	/** What both clocks are called for screen readers, the shown one first. */
	clockNames?: readonly [ string, string ];
	/** The owner's clock and the visitor's, where they differ. */
	clocks?: { timezone: string; label: string; isShown: boolean }[];
	showClock?: ( timezone: string ) => void;
	busy: boolean;
	/** The date of this moment on the shown clock; missing before the script is there, as the page may be a cached one. */
	today?: string;
	/** A date in words; missing as today is. */
	nameOf?: ( date: string ) => string;
	previous?: ( () => void ) | undefined;
	next?: ( () => void ) | undefined;
	showDay?: ( date: string ) => void;
	turnByKey?: ( event: React.KeyboardEvent ) => void;
	moveDay?: ( event: React.KeyboardEvent, date: string ) => void;
	/** By an arrow more may follow, so that nothing goes on yet. */
	choose?: ( start: string, byArrow?: boolean ) => void;
	/** Whose time it is to be; 0 is anybody's. */
	host?: number;
	chooseHost?: ( host: number ) => void;
	/** A full time that the visitor may want to wait for. */
	wait?: ( start: string ) => void;
	waiting?: string;
	/** Where that is asked for. */
	panel?: React.ReactNode;
}

/** The start that is chosen at first: what was typed before, else what is held. */
function chosenAtFirst( { field, values }: FieldViewProps ): string {
	const { kept } = field.appointment ?? {};
	const typed = textOf( values, field.name );
	return kept && [ '', kept.value ].includes( typed ) ? kept.start : typed;
}

/** A time in the plain list. */
const plainWords = ( time: Day[ 'times' ][ number ], words: FieldViewProps[ 'words' ] ): string =>
	[ time.label, left( time, words ) ].filter( Boolean ).join( ', ' );

/** What the plain list posts for a time of one host, as the server prints it. */
const valueWith = ( start: string, host: number ): string => JSON.stringify( { start, timezone: '', hold: '', host } );

/** The picker of the first paint: the first month with a free day, its first free day, in the institute's zone. */
export function firstPicker( props: FieldViewProps ): Picker {
	const { field, words } = props;
	const model = field.appointment;
	const chosen = chosenAtFirst( props );
	const days = model?.days ?? [];
	const day = days.find( ( { times } ) => times.some( ( { start } ) => start === chosen ) ) ?? days[ 0 ];
	return {
		month: model?.month ?? '',
		monthLabel: model?.monthLabel ?? '',
		days,
		day: day?.date ?? '',
		chosen: day?.times.some( ( { start } ) => start === chosen ) ? chosen : '',
		zone: words.zone ?? '',
		nothing: days.length === 0,
		note: days.length === 0 ? ( words.noTimes ?? '' ) : '',
		busy: false,
		// The pages end months ahead, so the first one has a next where there are times at all; a click on it brings
		// the script.
		next: model?.event ? () => {} : undefined,
	};
}

/** A month of days and a column of times; a plain list of times where scripts do not run (docs/form.md). */
export function View( props: FieldViewProps & { picker?: Picker } ) {
	const { field, words } = props;
	const { kept, waiting, hosts = [], pages = [], days = [] } = field.appointment ?? {};
	const valueOf = ( start: string ) => ( start === kept?.start ? kept.value : start );
	const picker = props.picker ?? firstPicker( props );
	const invalid = ( props.errors[ field.name ] ?? [] ).length > 0;
	const description = describedBy( field.id, field.help !== '', invalid );
	return (
		<Frame { ...props }>
			<About { ...props } />
			<select
				className="vestibule-field__input vestibule-appointment__native"
				id={ field.id }
				name={ field.name }
				aria-required={ field.required || undefined }
				aria-invalid={ invalid }
				aria-describedby={ description }
				defaultValue={ valueOf( chosenAtFirst( props ) ) }
			>
				<option value="">{ words.chooseTime }</option>
				{ days.map( ( day ) => (
					<optgroup key={ day.date } label={ day.label }>
						{ day.times.map( ( time ) => (
							<Fragment key={ time.start }>
								<option value={ valueOf( time.start ) }>{ plainWords( time, words ) }</option>
								{ hosts
									.filter( ( { id } ) => time.hosts?.includes( id ) )
									.map( ( { id, name } ) => (
										<option key={ id } value={ valueWith( time.start, id ) }>
											{ `${ plainWords( time, words ) }, ${ name }` }
										</option>
									) ) }
							</Fragment>
						) ) }
					</optgroup>
				) ) }
			</select>
			<div className="vestibule-appointment__zone">{ words.zone }</div>
			{ pages.length > 0 && (
				<div className="vestibule-appointment__zone">
					{ pages.map( ( page, index ) => (
						<Fragment key={ page.url }>
							{ index > 0 && ' ' }
							<a href={ `${ page.url }#${ field.id }` } rel="nofollow">
								{ page.words }
							</a>
						</Fragment>
					) ) }
				</div>
			) }
			{ waiting && (
				<div className="vestibule-appointment__zone">
					<a href={ waiting.page }>{ waiting.words.page }</a>
				</div>
			) }
			{ days.length === 0 && (
				<div className="vestibule-appointment__zone">
					<OtherWay field={ field } sentence={ words.noTimes ?? '' } />
				</div>
			) }
			{ /* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- A month without a free day has no day to press a key on: then the focus is here. */ }
			<div
				className="vestibule-appointment"
				id={ `${ field.id }_picker` }
				role="group"
				tabIndex={ -1 }
				aria-labelledby={ `${ field.id }_label` }
				aria-describedby={ description }
				aria-busy={ picker.busy }
				data-event={ field.appointment?.event ?? 0 }
				onKeyDown={ picker.turnByKey }
			>
				<Nearest { ...props } picker={ picker } />
				{ hosts.length > 0 && (
					<div className="vestibule-appointment__host">
						<label htmlFor={ `${ field.id }_host` }>{ words.whichHost }</label>
						<select
							className="vestibule-field__input"
							id={ `${ field.id }_host` }
							onChange={ ( event ) => picker.chooseHost?.( Number( event.currentTarget.value ) ) }
						>
							<option value="0">{ words.anyHost }</option>
							{ hosts.map( ( { id, name } ) => (
								<option key={ id } value={ String( id ) }>
									{ name }
								</option>
							) ) }
						</select>
					</div>
				) }
				<Month { ...props } picker={ picker } />
				<Times { ...props } picker={ picker } />
			</div>
		</Frame>
	);
}

/** What is booked: its name, how long it takes, and where. */
function About( { field }: FieldViewProps ) {
	const about = field.appointment?.about;
	return about ? (
		<div className="vestibule-appointment__about">
			<strong>{ about.title }</strong>
			<span>{ about.length }</span>
			{ about.place !== '' && <span>{ about.place }</span> }
		</div>
	) : null;
}
