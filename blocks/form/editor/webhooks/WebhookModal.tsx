import { Button, PanelBody, RadioControl, TextControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { CheckboxControl } from '../../../../src/controls/wordpress';
import type { WebhooksEditor } from '../../../../src/contracts/webhooks-editor';
import { ConditionsControl } from '../conditions/ConditionsControl';
import { useFormFields } from '../conditions/useFormFields';
import { useConditionFields } from '../notifications/useConditionFields';
import { hasConditions } from '../list/copies';
import { NameControl, SettingsModal } from '../list/SettingsModal';
import { refusalsOf, useRefusals, type Refusal } from '../refusals';
import { useCheck } from './api';
import { Deliveries } from './Deliveries';
import { SecretControl } from './SecretControl';
import { TestControl } from './TestControl';
import { hostOf, META, MAX_HEADERS, titleOf, type Header, type Webhook } from './webhook';

interface FieldsControlProps {
	webhook: Webhook;
	fields: ReturnType< typeof useFormFields >;
	change( changes: Partial< Webhook > ): void;
}

/** Controls for the answers to send. Editors should select only the personal data that the endpoint needs. */
function FieldsControl( { webhook, fields, change }: FieldsControlProps ) {
	const { names = [] } = webhook;
	const isChosen = webhook.fields === 'chosen';
	return (
		<>
			<RadioControl
				label={ __( 'Fields', 'vestibule' ) }
				help={ __( 'Send only the personal data that the endpoint needs.', 'vestibule' ) }
				selected={ isChosen ? 'chosen' : 'all' }
				options={ [
					{ value: 'all', label: __( 'All fields', 'vestibule' ) },
					{ value: 'chosen', label: __( 'Only these', 'vestibule' ) },
				] }
				onChange={ ( value ) => change( { fields: value === 'chosen' ? 'chosen' : 'all' } ) }
			/>
			{ isChosen && (
				<fieldset>
					<legend className="screen-reader-text">{ __( 'Fields that are sent', 'vestibule' ) }</legend>
					{ fields.map( ( { name, label } ) => (
						<CheckboxControl
							key={ name }
							label={ label }
							checked={ names.includes( name ) }
							onChange={ ( on ) =>
								change( { names: on ? [ ...names, name ] : names.filter( ( one ) => one !== name ) } )
							}
						/>
					) ) }
				</fieldset>
			) }
		</>
	);
}

interface HeadersControlProps {
	headers: readonly Header[];
	refusal: Refusal;
	onChange( headers: Header[] ): void;
}

/** Controls for additional request headers, such as an API key. */
function HeadersControl( { headers, refusal, onChange }: HeadersControlProps ) {
	const change = ( at: number, changes: Partial< Header > ) =>
		onChange( headers.map( ( one, index ) => ( index === at ? { ...one, ...changes } : one ) ) );
	const text = { __next40pxDefaultSize: true, __nextHasNoMarginBottom: true, dir: 'ltr', spellCheck: false } as const;
	return (
		<div className="vestibule-editor__settings">
			{ headers.map( ( { name, value }, at ) => (
				<fieldset key={ at } className="vestibule-editor__settings">
					<legend>
						{
							/* translators: %d: position, from 1. */
							sprintf( __( 'Header %d', 'vestibule' ), at + 1 )
						}
					</legend>
					<TextControl
						{ ...text }
						label={ __( 'Name', 'vestibule' ) }
						{ ...refusal( `headers.${ at }.name` ) }
						maxLength={ 60 }
						placeholder="Authorization"
						value={ name }
						onChange={ ( typed ) => change( at, { name: typed } ) }
					/>
					<TextControl
						{ ...text }
						label={ __( 'Value', 'vestibule' ) }
						{ ...refusal( `headers.${ at }.value` ) }
						maxLength={ 1000 }
						value={ value }
						onChange={ ( typed ) => change( at, { value: typed } ) }
					/>
					<Button
						variant="link"
						isDestructive
						/* translators: %d: position, from 1. */
						aria-label={ sprintf( __( 'Remove header %d', 'vestibule' ), at + 1 ) }
						onClick={ () => onChange( headers.filter( ( one, index ) => index !== at ) ) }
					>
						{ __( 'Remove', 'vestibule' ) }
					</Button>
				</fieldset>
			) ) }
			<Button
				__next40pxDefaultSize
				variant="secondary"
				disabled={ headers.length >= MAX_HEADERS }
				accessibleWhenDisabled
				onClick={ () => onChange( [ ...headers, { name: '', value: '' } ] ) }
			>
				{ __( 'Add header', 'vestibule' ) }
			</Button>
			<p className="components-base-control__help">
				{ __( 'Values are not included in copies and exports of this form.', 'vestibule' ) }
			</p>
		</div>
	);
}

interface UrlControlProps {
	url: string;
	refusal: Refusal;
	onChange( url: string ): void;
}

/** Text control for the URL of the endpoint. */
const UrlControl = ( { url, refusal, onChange }: UrlControlProps ) => (
	<TextControl
		__next40pxDefaultSize
		__nextHasNoMarginBottom
		type="url"
		dir="ltr"
		label={ __( 'Address', 'vestibule' ) }
		{ ...refusal(
			'url',
			__( 'The URL must begin with https://. Each entry is sent there as signed JSON.', 'vestibule' )
		) }
		maxLength={ 2000 }
		placeholder="https://"
		value={ url }
		onChange={ onChange }
	/>
);

interface WebhookModalProps {
	form: number;
	webhook: Webhook;
	/** Position in the list, from 0. */
	index: number;
	data: WebhooksEditor;
	reload(): void;
	change( changes: Partial< Webhook > ): void;
	close(): void;
}

/** Dialog with all settings of a webhook. */
export function WebhookModal( { form, webhook, index, data, reload, change, close }: WebhookModalProps ) {
	const fields = useFormFields( form );
	const conditionFields = useConditionFields( form );
	const checked = useCheck( form, webhook );
	const refused = useRefusals( form, META, index );
	const refusal = refusalsOf( { ...refused, ...checked } );
	return (
		<SettingsModal title={ titleOf( webhook ) } size="large" close={ close }>
			<div className="vestibule-editor__settings">
				<NameControl
					name={ webhook.name }
					placeholder={ hostOf( webhook ) }
					help={ __( 'Only shown in this list and in the log.', 'vestibule' ) }
					refusal={ refusal }
					onChange={ ( name ) => change( { name } ) }
				/>
				<UrlControl url={ webhook.url ?? '' } refusal={ refusal } onChange={ ( url ) => change( { url } ) } />
				<TestControl form={ form } webhook={ webhook } />
				<SecretControl
					form={ form }
					id={ webhook.id }
					exists={ data.secrets.includes( webhook.id ) }
					reload={ reload }
				/>
				<FieldsControl webhook={ webhook } fields={ fields } change={ change } />
				<PanelBody title={ __( 'Conditions', 'vestibule' ) } initialOpen={ hasConditions( webhook ) }>
					<ConditionsControl
						conditions={ webhook.conditions }
						fields={ conditionFields }
						onChange={ ( conditions ) => change( { conditions } ) }
						always={ __( 'Sent for every entry.', 'vestibule' ) }
						/* translators: %s: conditions as text. */
						sentence={ __( 'Sent when %s.', 'vestibule' ) }
					/>
				</PanelBody>
				<PanelBody title={ __( 'Headers', 'vestibule' ) } initialOpen={ ( webhook.headers ?? [] ).length > 0 }>
					<HeadersControl
						headers={ webhook.headers ?? [] }
						refusal={ refusal }
						onChange={ ( headers ) => change( { headers } ) }
					/>
				</PanelBody>
				{ data.mayRead && (
					<Deliveries
						form={ form }
						deliveries={ data.deliveries.filter( ( one ) => one.webhook === webhook.id ) }
						reload={ reload }
					/>
				) }
			</div>
		</SettingsModal>
	);
}
