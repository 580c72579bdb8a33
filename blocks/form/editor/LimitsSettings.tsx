import { __, sprintf } from '@wordpress/i18n';
import type { FormLimits } from '../../../src/contracts/form-limits';
import { CheckboxControl, SelectControl, TextControl, ToggleControl } from '../../../src/controls/wordpress';
import { WholeNumber } from '../../../src/controls/WholeNumber';
import { fromServer } from '../../fields/kit/editor/fromServer';
import { useTaken } from '../../fields/kit/editor/useTaken';
import { useFormFields } from './conditions/useFormFields';
import { LimitMessage, META } from './confirmations/LimitMessage';
import { faultsOf, refusalsOf, useRefusal, type Refusal } from './refusals';
import { useFormMeta } from './useFormSettings';

/** Maximum number of entries, as in the contract. */
const MAX_ENTRIES = 1_000_000;

interface PartProps {
	settings: FormLimits;
	change( changes: Partial< FormLimits > ): void;
	refusal: Refusal;
}

/** Controls for the date and time at which the form opens and closes. */
function OpeningTimes( { settings, change, refusal }: PartProps ) {
	const { opensAt = '', closesAt = '' } = settings;
	const isBackwards = opensAt !== '' && closesAt !== '' && closesAt <= opensAt;
	/* translators: %s: a time zone, such as Berlin time. */
	const zone = sprintf( __( 'In the site’s time zone (%s).', 'vestibule' ), fromServer().zone );
	return (
		<>
			<TextControl
				type="datetime-local"
				label={ __( 'Opens', 'vestibule' ) }
				{ ...refusal( `${ META }.opensAt`, zone ) }
				value={ opensAt }
				onChange={ ( value ) => change( { opensAt: value.slice( 0, 16 ) } ) }
			/>
			<TextControl
				type="datetime-local"
				label={ __( 'Closes', 'vestibule' ) }
				{ ...refusal( `${ META }.closesAt`, zone ) }
				{ ...( isBackwards && {
					'aria-invalid': true,
					help: (
						<span className="vestibule-editor__refused">
							{ __( 'The form would close before it opens. Choose a later time.', 'vestibule' ) }
						</span>
					),
				} ) }
				value={ closesAt }
				onChange={ ( value ) => change( { closesAt: value.slice( 0, 16 ) } ) }
			/>
		</>
	);
}

/** Controls for the maximum number of entries, in total and per period. */
function Capacity( { used, settings, change }: Omit< PartProps, 'refusal' > & { used: number } ) {
	const { entries = 0, periodEntries = 0, period = 'day' } = settings;
	return (
		<>
			<WholeNumber
				label={ __( 'Entries in total', 'vestibule' ) }
				help={ usedSpotsHelp( used, entries ) }
				min={ 1 }
				max={ MAX_ENTRIES }
				empty={ 0 }
				value={ entries }
				onChange={ ( number ) => change( { entries: number } ) }
			/>
			<WholeNumber
				label={ __( 'Entries per period', 'vestibule' ) }
				min={ 1 }
				max={ MAX_ENTRIES }
				empty={ 0 }
				value={ periodEntries }
				onChange={ ( number ) => change( { periodEntries: number } ) }
			/>
			{ periodEntries > 0 && (
				<SelectControl
					label={ __( 'Period', 'vestibule' ) }
					value={ period }
					options={ [
						{ value: 'day', label: __( 'Day', 'vestibule' ) },
						{ value: 'week', label: __( 'Week', 'vestibule' ) },
						{ value: 'month', label: __( 'Month', 'vestibule' ) },
					] }
					onChange={ ( value ) => change( { period: value } ) }
				/>
			) }
			<ToggleControl
				label={ __( 'Show how many spots are left', 'vestibule' ) }
				checked={ settings.showLeft ?? false }
				onChange={ ( showLeft ) => change( { showLeft } ) }
			/>
		</>
	);
}

/** Control that limits each person to one submission and determines how people are recognized. */
function PersonLimit( { id, settings, change, refusal }: PartProps & { id: number } ) {
	const { onePer = '', onePerField = '' } = settings;
	const fields = useFormFields( id );
	return (
		<>
			<SelectControl
				label={ __( 'One entry per person', 'vestibule' ) }
				{ ...refusal( `${ META }.onePer`, personHelp( onePer ) ) }
				value={ onePer }
				options={ [
					{ value: '', label: __( 'Anyone can send the form again', 'vestibule' ) },
					{ value: 'email', label: __( 'Recognized by email address', 'vestibule' ) },
					{ value: 'account', label: __( 'Recognized by account', 'vestibule' ) },
					{ value: 'field', label: __( 'Recognized by the answer to a field', 'vestibule' ) },
				] }
				onChange={ ( value ) => change( { onePer: value } ) }
			/>
			{ onePer === 'field' && (
				<SelectControl
					label={ __( 'Recognized by the answer to', 'vestibule' ) }
					{ ...refusal( `${ META }.onePerField` ) }
					value={ onePerField }
					options={ [
						{ value: '', label: __( 'Choose a field', 'vestibule' ) },
						...fields.map( ( { name, label } ) => ( { value: name, label } ) ),
					] }
					onChange={ ( name ) => change( { onePerField: name } ) }
				/>
			) }
		</>
	);
}

/** Controls for the senders who are allowed to use the form. */
function PermittedSenders( { settings, change, refusal }: PartProps ) {
	const { who = 'everyone', roles = [] } = settings;
	return (
		<>
			<SelectControl
				label={ __( 'Who can send the form', 'vestibule' ) }
				value={ who }
				options={ [
					{ value: 'everyone', label: __( 'Everyone', 'vestibule' ) },
					{ value: 'users', label: __( 'Logged-in users', 'vestibule' ) },
					{ value: 'roles', label: __( 'Users with a role', 'vestibule' ) },
				] }
				onChange={ ( value ) => change( { who: value } ) }
			/>
			{ who === 'roles' && (
				<fieldset className="vestibule-editor__roles">
					<legend>{ __( 'Roles', 'vestibule' ) }</legend>
					{ Object.entries( fromServer().roles ).map( ( [ role, label ] ) => (
						<CheckboxControl
							key={ role }
							label={ label }
							checked={ roles.includes( role ) }
							onChange={ ( isOn ) =>
								change( { roles: isOn ? [ ...roles, role ] : roles.filter( ( one ) => one !== role ) } )
							}
						/>
					) ) }
					{ refusal( `${ META }.roles` ).help }
				</fieldset>
			) }
		</>
	);
}

/**
 * Settings for the opening and closing times of a form, its maximum number of entries and its permitted senders (see
 * the contract form-limits.schema.json).
 */
export function LimitsSettings( { id }: { id: number } ) {
	const [ settings, change ] = useFormMeta< FormLimits >( id, META );
	const { total } = useTaken( id );
	const refusal = refusalsOf( faultsOf( useRefusal( id ) ).fields );
	const { opensAt = '', closesAt = '', entries = 0, periodEntries = 0 } = settings;
	const part = { settings, change, refusal };
	return (
		<div className="vestibule-editor__settings">
			<OpeningTimes { ...part } />
			<Capacity { ...part } used={ total } />
			<ToggleControl
				label={ __( 'Show a countdown', 'vestibule' ) }
				help={ __( 'Shows the time until the form opens, and then until it closes.', 'vestibule' ) }
				checked={ settings.showCountdown ?? false }
				onChange={ ( showCountdown ) => change( { showCountdown } ) }
			/>
			<PersonLimit { ...part } id={ id } />
			<PermittedSenders { ...part } />
			<LimitMessage
				id={ id }
				state="before"
				label={ __( 'Message before the form opens', 'vestibule' ) }
				message={ settings.beforeMessage ?? '' }
				onChange={ ( beforeMessage ) => change( { beforeMessage } ) }
				isShown={ opensAt !== '' }
			/>
			<LimitMessage
				id={ id }
				state="full"
				label={ __( 'Message when the form is full', 'vestibule' ) }
				message={ settings.fullMessage ?? '' }
				onChange={ ( fullMessage ) => change( { fullMessage } ) }
				isShown={ entries > 0 || periodEntries > 0 }
			/>
			<LimitMessage
				id={ id }
				state="closed"
				label={ __( 'Message after the form has closed', 'vestibule' ) }
				message={ settings.closedMessage ?? '' }
				onChange={ ( closedMessage ) => change( { closedMessage } ) }
				isShown={ closesAt !== '' }
			/>
		</div>
	);
}

/**
 * Returns the help text for the "One entry per person" setting. Warns that visitors can find out who has already
 * submitted the form.
 */
function personHelp( onePer: FormLimits[ 'onePer' ] ): string | undefined {
	if ( onePer === 'account' ) {
		return __( 'Visitors must log in to send the form.', 'vestibule' );
	}
	return onePer === 'email' || onePer === 'field'
		? __(
				'Anyone can use this form to find out whether a person has sent it, by sending the same address or answer. After 20 such rejections in an hour, a network is blocked, and you get an email. For sensitive subjects, let only logged-in users send the form.',
				'vestibule'
			)
		: undefined;
}

/** Returns the number of used spots as help text. Includes a warning if the number exceeds the capacity. */
function usedSpotsHelp( taken: number, capacity: number ): string {
	if ( capacity > 0 && taken > capacity ) {
		return sprintf(
			/* translators: 1: number of used spots, 2: number of all spots. */
			__(
				'%1$d spots are taken, more than the limit of %2$d. Existing entries keep their spots. New entries are rejected until enough spots are available.',
				'vestibule'
			),
			taken,
			capacity
		);
	}
	return capacity > 0
		? /* translators: 1: number of used spots, 2: number of all spots. */
			sprintf( __( '%1$d of %2$d taken.', 'vestibule' ), taken, capacity )
		: __( 'Leave empty for no limit. Entries in the Trash and in spam do not count.', 'vestibule' );
}
