import { Button, Notice } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { FormOptIn } from '../../../src/contracts/form-opt-in';
import { SelectControl } from '../../../src/controls/wordpress';
import { WholeNumber } from '../../../src/controls/WholeNumber';
import { useFormFields } from './conditions/useFormFields';
import { OptInModal } from './notifications/OptInModal';
import { TextWithTags } from './notifications/TextWithTags';
import { useEditorData } from './notifications/useEditorData';
import { useBoxFields, useEmailFields, useTimeFields } from './notifications/useEmailFields';
import { faultsOf, refusalsOf, useRefusal, type Refusal } from './refusals';
import { useFormMeta } from './useFormSettings';

const META = 'vestibule_form_opt_in';

/** Limits and default for the number of days, as in the contract. */
const DAYS = { min: 1, max: 30, usual: 7 };

interface PartProps {
	id: number;
	settings: FormOptIn;
	change( changes: Partial< FormOptIn > ): void;
	refusal: Refusal;
}

/**
 * Settings for entries or consent checkboxes that visitors must confirm by email (see the contract
 * form-opt-in.schema.json).
 */
export function OptInSettings( { id }: { id: number } ) {
	const [ settings, change ] = useFormMeta< FormOptIn >( id, META );
	const refusal = refusalsOf( faultsOf( useRefusal( id ) ).fields );
	const booksTime = useTimeFields( id ).length > 0;
	const { confirm = '' } = settings;
	const help = {
		'': __( 'An entry counts as soon as it is sent.', 'vestibule' ),
		entry: __(
			'Notifications and webhooks are sent after the visitor opens the link and confirms. Until then, the entry uses a spot in the limits of the form. Entries that are never confirmed are deleted, and their spot becomes available.',
			'vestibule'
		),
		field: __(
			'The entry is stored and notifications are sent as usual. The box counts as not checked until the visitor confirms. Notifications and webhooks with a condition on the box are sent from then on.',
			'vestibule'
		),
	}[ confirm ];
	return (
		<div className="vestibule-editor__settings">
			<SelectControl
				label={ __( 'Confirmation required for', 'vestibule' ) }
				{ ...refusal( `${ META }.confirm`, help ) }
				value={ confirm }
				options={ [
					{ value: '', label: __( 'Nothing', 'vestibule' ) },
					{
						value: 'entry',
						label: __( 'The whole entry', 'vestibule' ),
						disabled: booksTime && confirm !== 'entry',
					},
					{ value: 'field', label: __( 'A checkbox, if it is checked', 'vestibule' ) },
				] }
				onChange={ ( value ) => change( { confirm: value } ) }
			/>
			{ booksTime && confirm !== 'field' && (
				<Notice status={ confirm === 'entry' ? 'warning' : 'info' } isDismissible={ false }>
					{ __(
						'This form books an appointment, which cannot wait for a confirmation. Only a checkbox can be confirmed here.',
						'vestibule'
					) }
				</Notice>
			) }
			{ confirm === 'field' && <Box id={ id } settings={ settings } change={ change } refusal={ refusal } /> }
			{ confirm !== '' && (
				<>
					<Address id={ id } settings={ settings } change={ change } refusal={ refusal } />
					<Texts id={ id } settings={ settings } change={ change } refusal={ refusal } />
				</>
			) }
		</div>
	);
}

/** Select control for the checkbox that visitors have to confirm by email. */
function Box( { id, settings, change, refusal }: PartProps ) {
	const boxes = useBoxFields( id );
	const { field = '' } = settings;
	const isGone = field !== '' && ! boxes.some( ( { name } ) => name === field );
	return (
		<SelectControl
			label={ __( 'Checkbox', 'vestibule' ) }
			{ ...refusal(
				`${ META }.field`,
				boxes.length === 0 ? __( 'The form has no checkbox yet. Add one first.', 'vestibule' ) : undefined
			) }
			value={ field }
			options={ [
				{ value: '', label: __( 'Choose a field', 'vestibule' ) },
				...( isGone ? [ { value: field, label: field } ] : [] ),
				...boxes.map( ( { name, label } ) => ( { value: name, label } ) ),
			] }
			onChange={ ( name ) => change( { field: name } ) }
		/>
	);
}

/** Select control for the email field whose address receives the confirmation link. */
function Address( { id, settings, change, refusal }: PartProps ) {
	const emails = useEmailFields( id );
	const { email = '', confirm } = settings;
	const chosen = email === '' ? emails[ 0 ] : emails.find( ( { name } ) => name === email );
	const help =
		confirm === 'entry'
			? __( 'The field must be required.', 'vestibule' )
			: __( 'If the email field is empty, the box counts as checked at once.', 'vestibule' );
	return (
		<>
			<SelectControl
				label={ __( 'Email field', 'vestibule' ) }
				{ ...refusal( `${ META }.email`, help ) }
				value={ email }
				options={ [
					{ value: '', label: __( 'First email field', 'vestibule' ) },
					...( email !== '' && ! chosen ? [ { value: email, label: email } ] : [] ),
					...emails.map( ( { name, label } ) => ( { value: name, label } ) ),
				] }
				onChange={ ( name ) => change( { email: name } ) }
			/>
			{ ( ! chosen || ( confirm === 'entry' && ! chosen.required ) ) && (
				<Notice status="warning" isDismissible={ false }>
					{ chosen
						? __(
								'Make the email field required. Entries without an address can’t be confirmed.',
								'vestibule'
							)
						: __(
								'The email field for the confirmation is missing. Add an email field, or choose another one.',
								'vestibule'
							) }
				</Notice>
			) }
		</>
	);
}

/** Settings for the text of the email, and for the message on the page after the submission. */
function Texts( { id, settings, change, refusal }: PartProps ) {
	const { tags } = useEditorData( id );
	const fields = useFormFields( id );
	const [ isEditing, setEditing ] = useState( false );
	return (
		<>
			<WholeNumber
				label={ __( 'The link works for (days)', 'vestibule' ) }
				help={
					settings.confirm === 'entry'
						? __( 'After that, unconfirmed entries are deleted.', 'vestibule' )
						: __( 'After that, the box counts as not checked for good.', 'vestibule' )
				}
				min={ DAYS.min }
				max={ DAYS.max }
				value={ settings.days ?? DAYS.usual }
				onChange={ ( days ) => change( { days } ) }
			/>
			<Button __next40pxDefaultSize variant="secondary" onClick={ () => setEditing( true ) }>
				{ __( 'Edit the email', 'vestibule' ) }
			</Button>
			{ isEditing && (
				<OptInModal form={ id } settings={ settings } change={ change } close={ () => setEditing( false ) } />
			) }
			<TextWithTags
				tags={ tags }
				fields={ fields }
				label={ __( 'Text on the page', 'vestibule' ) }
				{ ...refusal(
					`${ META }.message`,
					settings.confirm === 'entry'
						? __(
								'Shown after submission, instead of the success message. Leave empty for the default text, which asks for confirmation of the email.',
								'vestibule'
							)
						: __(
								'Shown after submission, below the success message. Leave empty for the default text, which asks for confirmation of the email.',
								'vestibule'
							)
				) }
				maxLength={ 5000 }
				rows={ 3 }
				value={ settings.message ?? '' }
				onChange={ ( value ) => change( { message: value } ) }
			/>
		</>
	);
}
