import { RadioControl, SelectControl } from '@wordpress/components';
import { useDebouncedInput } from '@wordpress/compose';
import { useEntityRecord, useEntityRecords } from '@wordpress/core-data';
import { __ } from '@wordpress/i18n';
import { ComboboxControl } from '../../../../src/controls/wordpress';
import { textOfHtml } from '../../../../src/shared/text-of-html';
import { ConditionsControl } from '../conditions/ConditionsControl';
import { useConditionFields } from '../notifications/useConditionFields';
import { NameControl, SettingsModal } from '../list/SettingsModal';
import { TextWithTags } from '../notifications/TextWithTags';
import { useEditorData } from '../notifications/useEditorData';
import { refusalsOf, useRefusals, type Refusal } from '../refusals';
import { META, titleOf, type Confirmation } from './confirmation';
import { MessageInBlocks, useMessageBlock } from './MessageInBlocks';

interface PageRecord {
	id: number;
	title: { rendered: string };
}

/** Searchable list of published pages. */
function PageControl( { page, onChange }: { page: number; onChange( page: number ): void } ) {
	const [ , setSearch, search ] = useDebouncedInput( '' );
	const { records, isResolving } = useEntityRecords< PageRecord >( 'postType', 'page', {
		per_page: 20,
		status: 'publish',
		...( search && { search } ),
		_fields: 'id,title',
	} );
	const { record } = useEntityRecord< PageRecord >( 'postType', 'page', page, { enabled: page > 0 } );
	const found = records ?? [];
	const all = record && ! found.some( ( { id } ) => id === record.id ) ? [ record, ...found ] : found;
	return (
		<ComboboxControl
			label={ __( 'Page', 'vestibule' ) }
			help={ __( 'While the page is not published, visitors see the default message instead.', 'vestibule' ) }
			value={ page > 0 ? String( page ) : null }
			isLoading={ isResolving }
			options={ all.map( ( { id, title } ) => ( {
				value: String( id ),
				label: textOfHtml( title.rendered ) || __( 'No title', 'vestibule' ),
			} ) ) }
			onFilterValueChange={ setSearch }
			onChange={ ( value ) => onChange( Number( value ?? 0 ) ) }
		/>
	);
}

interface PartProps {
	form: number;
	confirmation: Confirmation;
	refusal: Refusal;
	change( changes: Partial< Confirmation > ): void;
}

/** Settings for the message, as plain text or as blocks, and for hiding the form. */
function MessageSettings( { form, confirmation, refusal, change, close }: PartProps & { close(): void } ) {
	const { tags } = useEditorData( form );
	const fields = useConditionFields( form );
	const isInBlocks = useMessageBlock( form, confirmation.id ) !== undefined;
	const { message = '', afterSuccess = 'hide_form' } = confirmation;
	return (
		<>
			{ ! isInBlocks && (
				<TextWithTags
					label={ __( 'Message', 'vestibule' ) }
					{ ...refusal(
						'message',
						__(
							'Leave empty for the default message. Links and emphasis can be written as HTML.',
							'vestibule'
						)
					) }
					tags={ tags }
					fields={ fields }
					rows={ 6 }
					maxLength={ 5000 }
					value={ message }
					onChange={ ( value ) => change( { message: value } ) }
				/>
			) }
			<MessageInBlocks form={ form } confirmation={ confirmation.id } message={ message } done={ close } />
			<SelectControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				label={ __( 'Show or hide the form', 'vestibule' ) }
				value={ afterSuccess }
				options={ [
					{ value: 'hide_form', label: __( 'Hide the form', 'vestibule' ) },
					{ value: 'reset_form', label: __( 'Keep showing the form, and clear it', 'vestibule' ) },
				] }
				onChange={ ( value ) => change( { afterSuccess: value } ) }
			/>
		</>
	);
}

/** Control for the URL of a redirect, which can contain merge tags. */
function RedirectControl( { form, confirmation, refusal, change }: PartProps ) {
	const { tags } = useEditorData( form );
	const fields = useConditionFields( form );
	return (
		<TextWithTags
			label={ __( 'Address', 'vestibule' ) }
			{ ...refusal(
				'redirectUrl',
				__(
					'The URL must begin with https:// or, for a page of this site, with a slash. You can use merge tags after the domain. Answers are encoded.',
					'vestibule'
				)
			) }
			tags={ tags }
			fields={ fields }
			maxLength={ 2000 }
			value={ confirmation.redirectUrl ?? '' }
			onChange={ ( value ) => change( { redirectUrl: value } ) }
		/>
	);
}

interface ConfirmationModalProps {
	form: number;
	confirmation: Confirmation;
	/** Position in the list, from 0. */
	index: number;
	change( changes: Partial< Confirmation > ): void;
	close(): void;
}

/** Dialog with all settings of a confirmation. */
export function ConfirmationModal( { form, confirmation, index, change, close }: ConfirmationModalProps ) {
	const fields = useConditionFields( form );
	const refusal = refusalsOf( useRefusals( form, META, index ) );
	const { kind = 'message', page = 0 } = confirmation;
	const part = { form, confirmation, refusal, change };
	return (
		<SettingsModal title={ titleOf( confirmation ) } size="large" close={ close }>
			<div className="vestibule-editor__settings">
				<NameControl
					name={ confirmation.name }
					help={ __( 'Only shown in this list.', 'vestibule' ) }
					refusal={ refusal }
					onChange={ ( name ) => change( { name } ) }
				/>
				<ConditionsControl
					conditions={ confirmation.conditions }
					fields={ fields }
					onChange={ ( conditions ) => change( { conditions } ) }
					always={ __( 'Add a condition. Without one, this confirmation is never shown.', 'vestibule' ) }
					/* translators: %s: conditions as text. */
					sentence={ __( 'Shown when %s.', 'vestibule' ) }
				/>
				<RadioControl
					label={ __( 'After submission', 'vestibule' ) }
					selected={ kind }
					options={ [
						{ value: 'message', label: __( 'Show a message', 'vestibule' ) },
						{ value: 'page', label: __( 'Go to a page of this site', 'vestibule' ) },
						{ value: 'redirect', label: __( 'Go to a URL', 'vestibule' ) },
					] }
					onChange={ ( value ) => change( { kind: value as NonNullable< Confirmation[ 'kind' ] > } ) }
				/>
				{ kind === 'message' && <MessageSettings { ...part } close={ close } /> }
				{ kind === 'page' && <PageControl page={ page } onChange={ ( value ) => change( { page: value } ) } /> }
				{ kind === 'redirect' && <RedirectControl { ...part } /> }
			</div>
		</SettingsModal>
	);
}
