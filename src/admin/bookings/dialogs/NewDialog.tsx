import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { CheckboxControl, SelectControl, TextControl, TextareaControl } from '../../../controls/wordpress';
import type { BookingsSources } from '../../../contracts/bookings-sources';
import { useSubmit, type Actions } from '../booking/useActions';
import { Dialog } from '../../kit/list/Dialog';
import { useSite } from '../site/site';
import { lastType, storeLastType } from './lastType';
import { useAbsence } from './useAbsence';
import { startOf, TimeChoice, type Time } from './TimeChoice';
import { useNow } from '../site/browser';
import { soon, wallTimeOf } from '../../../time/clock';
import { errorHelp } from '../../kit/server/refusals';

interface Props {
	sources: BookingsSources;
	/** What is filtered for comes first. */
	event: number;
	host: number;
	/** The place in the grid that was pressed; null for none. */
	start: number | null;
	actions: Actions;
	close: () => void;
}

const BLANK = { name: '', email: '', phone: '', note: '' };

/** A booking that the institute makes, for somebody on the phone or at the desk. */
export function NewDialog( { sources, event: asked, host: wanted, start, actions, close }: Props ) {
	const site = useSite();
	const { clock } = site;
	const now = useNow();
	const [ event, setEvent ] = useState( asked || lastType( site.type, sources.events ) );
	const [ host, setHost ] = useState( wanted );
	const [ time, setTime ] = useState< Time >( {
		mode: start === null ? 'free' : 'any',
		free: '',
		any: wallTimeOf( start ?? soon( now ), clock ),
	} );
	const [ person, setPerson ] = useState( BLANK );
	const [ notify, setNotify ] = useState( true );
	const [ version, setVersion ] = useState( 0 );
	const ours = sources.events.find( ( { id } ) => id === event )?.hosts ?? [];
	const hosts = sources.hosts.filter( ( { id } ) => ours.includes( id ) );
	const chosenHost = ours.includes( host ) ? host : 0;
	const begins = startOf( time, clock );
	const unnamed = person.name.trim() === '' ? __( 'Say who comes.', 'vestibule' ) : '';
	const missing = begins === '' ? __( 'Choose a time.', 'vestibule' ) : unnamed;
	const renew = () => setVersion( ( before ) => before + 1 );
	const { isWarned, attempt, warning } = useAbsence( `${ event } ${ chosenHost } ${ begins }`, time.mode === 'any' );
	const { failure, fields, submit } = useSubmit(
		() =>
			attempt( ( absent ) =>
				actions.book( {
					event,
					start: begins,
					...( chosenHost > 0 && { host: chosenHost } ),
					absent,
					...person,
					notify: notify && person.email.trim() !== '',
				} )
			),
		() => {
			storeLastType( event, site.type );
			close();
		},
		renew
	);
	const text = ( name: keyof typeof BLANK, label: string, type: 'text' | 'email' | 'tel', autoComplete = 'off' ) => (
		<TextControl
			label={ label }
			type={ type }
			autoComplete={ autoComplete }
			maxLength={ 200 }
			value={ person[ name ] }
			help={ errorHelp( fields[ name ] ) }
			aria-invalid={ fields[ name ] !== undefined }
			onChange={ ( value ) => setPerson( { ...person, [ name ]: value } ) }
		/>
	);
	return (
		<Dialog
			className="vestibule-bookings__dialog"
			title={ __( 'New booking', 'vestibule' ) }
			verb={ isWarned ? __( 'Book anyway', 'vestibule' ) : __( 'Book', 'vestibule' ) }
			missing={ missing }
			failure={ failure }
			submit={ submit }
			close={ close }
		>
			<div className="vestibule-bookings__pair">
				<SelectControl
					label={ __( 'Appointment type', 'vestibule' ) }
					value={ String( event ) }
					options={ sources.events.map( ( { id, title } ) => ( { value: String( id ), label: title } ) ) }
					help={ errorHelp( fields.event ) }
					onChange={ ( id ) => {
						setEvent( Number( id ) );
						setTime( { ...time, free: '' } );
					} }
				/>
				{ hosts.length > 0 && (
					<SelectControl
						label={ __( 'Host', 'vestibule' ) }
						value={ String( chosenHost ) }
						options={ [
							{ value: '0', label: __( 'Next available host', 'vestibule' ) },
							...hosts.map( ( { id, name } ) => ( { value: String( id ), label: name } ) ),
						] }
						help={ errorHelp( fields.host ) }
						onChange={ ( id ) => {
							setHost( Number( id ) );
							setTime( { ...time, free: '' } );
						} }
					/>
				) }
			</div>
			<TimeChoice
				time={ time }
				onChange={ setTime }
				event={ event }
				host={ chosenHost }
				version={ version }
				isRefused={ fields.start !== undefined }
			/>
			{ warning }
			{ text( 'name', __( 'Name', 'vestibule' ), 'text' ) }
			<div className="vestibule-bookings__pair">
				{ text( 'email', __( 'Email (optional)', 'vestibule' ), 'email' ) }
				{ text( 'phone', __( 'Phone (optional)', 'vestibule' ), 'tel' ) }
			</div>
			<TextareaControl
				label={ __( 'Note (optional)', 'vestibule' ) }
				help={ errorHelp( fields.note, __( 'For the institute; visitors do not see it.', 'vestibule' ) ) }
				rows={ 2 }
				maxLength={ 500 }
				value={ person.note }
				onChange={ ( note ) => setPerson( { ...person, note } ) }
			/>
			<CheckboxControl
				label={ __( 'Send the confirmation', 'vestibule' ) }
				help={
					person.email.trim() === ''
						? __( 'Without an email address, no email is sent.', 'vestibule' )
						: undefined
				}
				checked={ notify && person.email.trim() !== '' }
				disabled={ person.email.trim() === '' }
				onChange={ setNotify }
			/>
		</Dialog>
	);
}
