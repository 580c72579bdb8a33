import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { CheckboxControl, SelectControl, TextControl, TextareaControl } from '../../../controls/wordpress';
import type { BookingsSources } from '../../../contracts/bookings-sources';
import { useSubmit, type Actions } from '../booking/useActions';
import { Dialog } from '../../kit/list/Dialog';
import { useSite } from '../site/site';
import { lastType, storeLastType } from './lastType';
import { useAbsence } from './useAbsence';
import { bookingOf, hasEmail, hostOf, hostsOf, withHost, type Draft } from './newBooking';
import { startOf } from './time';
import { TimeChoice } from './TimeChoice';
import { useNow } from '../site/browser';
import { soon, wallTimeOf } from '../../../time/clock';
import { errorHelp, type Refusals } from '../../kit/server/refusals';

interface Props {
	sources: BookingsSources;
	/** Initial appointment type and host, from the filters. */
	event: number;
	host: number;
	/** Start time that was clicked in the grid; null if there is none. */
	start: number | null;
	actions: Actions;
	close: () => void;
}

interface PartProps {
	draft: Draft;
	change: ( draft: Draft ) => void;
	/** Errors that the server returned, by property. */
	fields: Refusals;
}

function TypeAndHost( { draft, change, fields, sources }: PartProps & Pick< Props, 'sources' > ) {
	const hosts = hostsOf( draft, sources );
	return (
		<div className="vestibule-bookings__pair">
			<SelectControl
				label={ __( 'Appointment type', 'vestibule' ) }
				value={ String( draft.event ) }
				options={ sources.events.map( ( { id, title } ) => ( { value: String( id ), label: title } ) ) }
				help={ errorHelp( fields.event ) }
				onChange={ ( id ) => change( withHost( draft, { event: Number( id ) } ) ) }
			/>
			{ hosts.length > 0 && (
				<SelectControl
					label={ __( 'Host', 'vestibule' ) }
					value={ String( hostOf( draft, sources ) ) }
					options={ [
						{ value: '0', label: __( 'Next available host', 'vestibule' ) },
						...hosts.map( ( { id, name } ) => ( { value: String( id ), label: name } ) ),
					] }
					help={ errorHelp( fields.host ) }
					onChange={ ( id ) => change( withHost( draft, { host: Number( id ) } ) ) }
				/>
			) }
		</div>
	);
}

/** Fields for the visitor, the note and the confirmation. */
function Person( { draft, change, fields }: PartProps ) {
	const text = ( name: 'name' | 'email' | 'phone', label: string, type: 'text' | 'email' | 'tel' ) => (
		<TextControl
			label={ label }
			type={ type }
			autoComplete="off"
			maxLength={ 200 }
			value={ draft[ name ] }
			help={ errorHelp( fields[ name ] ) }
			aria-invalid={ fields[ name ] !== undefined }
			onChange={ ( value ) => change( { ...draft, [ name ]: value } ) }
		/>
	);
	return (
		<>
			{ text( 'name', __( 'Name', 'vestibule' ), 'text' ) }
			<div className="vestibule-bookings__pair">
				{ text( 'email', __( 'Email (optional)', 'vestibule' ), 'email' ) }
				{ text( 'phone', __( 'Phone (optional)', 'vestibule' ), 'tel' ) }
			</div>
			<TextareaControl
				label={ __( 'Note (optional)', 'vestibule' ) }
				help={ errorHelp( fields.note, __( 'For your team. Visitors do not see it.', 'vestibule' ) ) }
				rows={ 2 }
				maxLength={ 500 }
				value={ draft.note }
				onChange={ ( note ) => change( { ...draft, note } ) }
			/>
			<CheckboxControl
				label={ __( 'Send the confirmation', 'vestibule' ) }
				help={
					hasEmail( draft ) ? undefined : __( 'Without an email address, no email is sent.', 'vestibule' )
				}
				checked={ draft.notify && hasEmail( draft ) }
				disabled={ ! hasEmail( draft ) }
				onChange={ ( notify ) => change( { ...draft, notify } ) }
			/>
		</>
	);
}

function missingIn( { name }: Draft, begins: string ): string {
	if ( begins === '' ) {
		return __( 'Choose a time.', 'vestibule' );
	}
	return name.trim() === '' ? __( 'Enter a name.', 'vestibule' ) : '';
}

/** Dialog in which the team books for a visitor, for example one who calls or is at the desk. */
export function NewDialog( { sources, event, host, start, actions, close }: Props ) {
	const site = useSite();
	const { clock } = site;
	const now = useNow();
	const [ draft, change ] = useState< Draft >( () => ( {
		event: event || lastType( site.type, sources.events ),
		host,
		time: { mode: start === null ? 'free' : 'any', free: '', any: wallTimeOf( start ?? soon( now ), clock ) },
		name: '',
		email: '',
		phone: '',
		note: '',
		notify: true,
	} ) );
	const [ version, setVersion ] = useState( 0 );
	const { time } = draft;
	const chosenHost = hostOf( draft, sources );
	const begins = startOf( time, clock );
	const choice = `${ draft.event } ${ chosenHost } ${ begins }`;
	const { isWarned, attempt, warning } = useAbsence( choice, time.mode === 'any' );
	const { failure, fields, submit } = useSubmit(
		() => attempt( ( absent ) => actions.book( bookingOf( draft, sources, clock, absent ) ) ),
		() => {
			storeLastType( draft.event, site.type );
			close();
		},
		() => setVersion( ( before ) => before + 1 )
	);
	return (
		<Dialog
			className="vestibule-bookings__dialog"
			title={ __( 'New booking', 'vestibule' ) }
			verb={ isWarned ? __( 'Book anyway', 'vestibule' ) : __( 'Book', 'vestibule' ) }
			missing={ missingIn( draft, begins ) }
			failure={ failure }
			submit={ submit }
			close={ close }
		>
			<TypeAndHost { ...{ draft, change, fields, sources } } />
			<TimeChoice
				time={ time }
				onChange={ ( chosen ) => change( { ...draft, time: chosen } ) }
				event={ draft.event }
				host={ chosenHost }
				version={ version }
				isRefused={ fields.start !== undefined }
			/>
			{ warning }
			<Person { ...{ draft, change, fields } } />
		</Dialog>
	);
}
