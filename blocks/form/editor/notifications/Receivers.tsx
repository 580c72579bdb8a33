import { Button, Notice, RadioControl, SelectControl, TextControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import type { AskedField } from '../../../fields/kit/editor/askedFields';
import { ruleFor, withAt, without } from '../conditions/operators';
import { RuleRow } from '../conditions/RuleRow';
import { GoneNotice } from '../references/GoneNotice';
import { fieldName } from '../references/naming';
import type { Refusal } from '../refusals';
import type { Notification, Route } from './notification';
import { useEmailFields } from './useEmailFields';

/** Maximum number of routes, as in the contract. */
const MAX_ROUTES = 20;

interface RoutesProps {
	notification: Notification;
	fields: readonly AskedField[];
	refusal: Refusal;
	change( changes: Partial< Notification > ): void;
}

/** List of conditions with email addresses. The email is sent to the addresses of every matching condition. */
function Routes( { notification, fields, refusal, change }: RoutesProps ) {
	const { routes = [] } = notification;
	const set = ( next: Route[] ) => change( { routes: next } );
	const [ first ] = fields;
	return (
		<div className="vestibule-editor__routes">
			{ routes.map( ( { addresses, ...rule }, index ) => (
				<div key={ index } className="vestibule-editor__route">
					<RuleRow
						place={ index + 1 }
						rule={ { ...rule, value: rule.value ?? '' } }
						fields={ fields }
						onChange={ ( next ) => set( withAt( routes, index, { ...next, addresses } ) ) }
						onRemove={ () => set( without( routes, index ) ) }
					/>
					<TextControl
						__next40pxDefaultSize
						__nextHasNoMarginBottom
						/* translators: %d: position of a condition in the list. */
						label={ sprintf( __( 'Addresses for condition %d', 'vestibule' ), index + 1 ) }
						{ ...refusal( `routes.${ index }.addresses`, __( 'Separated by commas.', 'vestibule' ) ) }
						inputMode="email"
						spellCheck={ false }
						maxLength={ 1000 }
						value={ addresses }
						onChange={ ( value ) => set( withAt( routes, index, { ...rule, addresses: value } ) ) }
					/>
				</div>
			) ) }
			<Button
				__next40pxDefaultSize
				variant="secondary"
				disabled={ ! first || routes.length >= MAX_ROUTES }
				accessibleWhenDisabled
				onClick={ () => first && set( [ ...routes, { ...ruleFor( first ), addresses: '' } ] ) }
			>
				{ __( 'Add a condition with addresses', 'vestibule' ) }
			</Button>
		</div>
	);
}

interface SenderFieldProps {
	form: number;
	/** Name of the selected email field; empty for the first email field. */
	field: string;
	onChange( field: string ): void;
}

/** Select control for the email field that contains the sender's address. */
function SenderField( { form, field, onChange }: SenderFieldProps ) {
	const emails = useEmailFields( form );
	const isGone = field !== '' && ! emails.some( ( { name } ) => name === field );
	return (
		<>
			{ emails.length === 0 && (
				<Notice status="warning" isDismissible={ false }>
					{ __(
						'The form has no email field, so this email has no recipient. Add an email field.',
						'vestibule'
					) }
				</Notice>
			) }
			{ emails.length > 0 && ( emails.length > 1 || isGone ) && (
				<SelectControl
					__next40pxDefaultSize
					__nextHasNoMarginBottom
					label={ __( 'Email field', 'vestibule' ) }
					value={ field }
					options={ [
						{ value: '', label: __( 'First email field', 'vestibule' ) },
						...( isGone ? [ { value: field, label: field } ] : [] ),
						...emails.map( ( { name, label } ) => ( { value: name, label } ) ),
					] }
					onChange={ onChange }
				/>
			) }
			<GoneNotice naming={ fieldName } value={ field } fields={ emails } />
		</>
	);
}

interface ReceiversProps {
	form: number;
	notification: Notification;
	fields: readonly AskedField[];
	/** Default recipient. The help text shows it. */
	standard: string;
	refusal: Refusal;
	change( changes: Partial< Notification > ): void;
}

/** Settings for the recipients of a notification: fixed addresses, the sender, or addresses that depend on answers. */
export function Receivers( { form, notification, fields, standard, refusal, change }: ReceiversProps ) {
	const { to = 'addresses', addresses = '', field = '' } = notification;
	return (
		<>
			<RadioControl
				label={ __( 'Send to', 'vestibule' ) }
				selected={ to }
				options={ [
					{ value: 'addresses', label: __( 'Email addresses', 'vestibule' ) },
					{ value: 'field', label: __( 'Sender, from an email field of the form', 'vestibule' ) },
					{ value: 'routing', label: __( 'Addresses by answer', 'vestibule' ) },
				] }
				onChange={ ( value ) => change( { to: value as NonNullable< Notification[ 'to' ] > } ) }
			/>
			{ to === 'field' && (
				<SenderField form={ form } field={ field } onChange={ ( name ) => change( { field: name } ) } />
			) }
			{ to === 'routing' && (
				<Routes notification={ notification } fields={ fields } refusal={ refusal } change={ change } />
			) }
			{ to !== 'field' && (
				<TextControl
					__next40pxDefaultSize
					__nextHasNoMarginBottom
					label={
						to === 'routing' ? __( 'If no answer matches', 'vestibule' ) : __( 'Addresses', 'vestibule' )
					}
					{ ...refusal(
						'addresses',
						sprintf(
							/* translators: %s: an email address. */
							__( 'Separated by commas. Leave empty for %s.', 'vestibule' ),
							standard
						)
					) }
					inputMode="email"
					spellCheck={ false }
					maxLength={ 1000 }
					value={ addresses }
					onChange={ ( value ) => change( { addresses: value } ) }
				/>
			) }
		</>
	);
}
