import { Fragment } from 'react';
import { Frame, describedBy, type FieldViewProps } from '../kit/view';
import { chosenAtFirst, firstPicker } from './first-picker';
import type { Day, Picker } from './model';
import { Month } from './Month';
import { left, Nearest, OtherWay, Times } from './Times';

/** Returns the label of a time in the plain list of times. */
const plainWords = ( time: Day[ 'times' ][ number ], words: FieldViewProps[ 'words' ] ): string =>
	[ time.label, left( time, words ) ].filter( Boolean ).join( ', ' );

/** Returns the option value for a time with a host in the plain list. The server uses the same format. */
const valueWith = ( start: string, host: number ): string => JSON.stringify( { start, timezone: '', hold: '', host } );

/** List of all times for visitors who have disabled JavaScript. */
function NativeTimes( props: FieldViewProps & { invalid: boolean; description: string | undefined } ) {
	const { field, words, invalid, description } = props;
	const { kept, hosts = [], days = [] } = field.appointment ?? {};
	const valueOf = ( start: string ) => ( start === kept?.start ? kept.value : start );
	return (
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
	);
}

/**
 * Notes below the plain list: the time zone, and links to other pages of times, to the waiting list, and to the site
 * owner.
 */
function NativeNotes( { field, words }: FieldViewProps ) {
	const { waiting, pages = [], days = [] } = field.appointment ?? {};
	return (
		<>
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
		</>
	);
}

/** Select control for the host, if the appointment type has several hosts. */
function HostChoice( { field, words, picker }: FieldViewProps & { picker: Picker } ) {
	const { hosts = [] } = field.appointment ?? {};
	return hosts.length > 0 ? (
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
	) : null;
}

/** Name, duration and location of the appointment type. */
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

/** Calendar with the times of a day. If JavaScript is disabled, a plain list of times is shown (docs/form.md). */
export function View( props: FieldViewProps & { picker?: Picker } ) {
	const { field } = props;
	const picker = props.picker ?? firstPicker( props );
	const invalid = ( props.errors[ field.name ] ?? [] ).length > 0;
	const description = describedBy( field.id, field.help !== '', invalid );
	return (
		<Frame { ...props }>
			<About { ...props } />
			<NativeTimes { ...props } invalid={ invalid } description={ description } />
			<NativeNotes { ...props } />
			{ /* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- If no day of a month is available, this element has the focus and handles the keys. */ }
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
				<HostChoice { ...props } picker={ picker } />
				<Month { ...props } picker={ picker } />
				<Times { ...props } picker={ picker } />
			</div>
		</Frame>
	);
}
