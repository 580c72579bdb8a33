import { Button, Modal, RadioControl, SelectControl, TextControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { ConditionsControl } from '../conditions/ConditionsControl';
import { useFormFields } from '../conditions/useFormFields';
import { TextWithTags } from '../notifications/TextWithTags';
import { useEditorData } from '../notifications/useEditorData';
import { titleOf, type Confirmation } from './confirmation';
import { PageControl } from './PageControl';

interface Props {
	form: number;
	confirmation: Confirmation;
	/** What the server refused when the form was last saved, by the key. */
	refused: Record< string, string >;
	change( changes: Partial< Confirmation > ): void;
	close(): void;
}

/** Everything about one confirmation. What is typed is the form's at once, and saved with it. */
export function ConfirmationModal( { form, confirmation, refused, change, close }: Props ) {
	const { tags } = useEditorData( form );
	const fields = useFormFields( form );
	const { kind = 'message', message = '', redirectUrl = '', page = 0, afterSuccess = 'hide_form' } = confirmation;
	const common = { __next40pxDefaultSize: true, __nextHasNoMarginBottom: true } as const;
	const help = ( key: string, words: string ) => ( {
		'aria-invalid': Boolean( refused[ key ] ),
		help: refused[ key ] ? <span className="vestibule-editor__refused">{ refused[ key ] }</span> : words,
	} );
	return (
		<Modal title={ titleOf( confirmation ) } onRequestClose={ close } size="large">
			<div className="vestibule-editor__settings">
				<TextControl
					{ ...common }
					label={ __( 'Name', 'vestibule' ) }
					help={ __( 'For this list. Nobody else sees it.', 'vestibule' ) }
					maxLength={ 120 }
					value={ confirmation.name ?? '' }
					onChange={ ( name ) => change( { name } ) }
				/>
				<ConditionsControl
					conditions={ confirmation.conditions }
					fields={ fields }
					onChange={ ( conditions ) => change( { conditions } ) }
					always={ __( 'Add a condition: without one it is never shown.', 'vestibule' ) }
					/* translators: %s: conditions in words. */
					sentence={ __( 'Shown when %s.', 'vestibule' ) }
				/>
				<RadioControl
					label={ __( 'After submission', 'vestibule' ) }
					selected={ kind }
					options={ [
						{ value: 'message', label: __( 'Show a message', 'vestibule' ) },
						{ value: 'page', label: __( 'Go to a page of this site', 'vestibule' ) },
						{ value: 'redirect', label: __( 'Go to an address', 'vestibule' ) },
					] }
					onChange={ ( value ) => change( { kind: value as NonNullable< Confirmation[ 'kind' ] > } ) }
				/>
				{ kind === 'message' && (
					<>
						<TextWithTags
							label={ __( 'Message', 'vestibule' ) }
							{ ...help(
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
						<SelectControl
							{ ...common }
							label={ __( 'Show or hide the form', 'vestibule' ) }
							value={ afterSuccess }
							options={ [
								{ value: 'hide_form', label: __( 'Hide the form', 'vestibule' ) },
								{ value: 'reset_form', label: __( 'Keep showing it, cleared', 'vestibule' ) },
							] }
							onChange={ ( value ) => change( { afterSuccess: value } ) }
						/>
					</>
				) }
				{ kind === 'page' && <PageControl page={ page } onChange={ ( value ) => change( { page: value } ) } /> }
				{ kind === 'redirect' && (
					<TextWithTags
						label={ __( 'Address', 'vestibule' ) }
						{ ...help(
							'redirectUrl',
							__(
								'Begins with https:// or, on this site, with a slash. Merge tags can stand behind the host; answers are encoded.',
								'vestibule'
							)
						) }
						tags={ tags }
						fields={ fields }
						maxLength={ 2000 }
						value={ redirectUrl }
						onChange={ ( value ) => change( { redirectUrl: value } ) }
					/>
				) }
			</div>
			<div className="vestibule-editor__buttons">
				<p>{ __( 'Changes take effect when the form is saved.', 'vestibule' ) }</p>
				<Button __next40pxDefaultSize variant="primary" onClick={ close }>
					{ __( 'Done', 'vestibule' ) }
				</Button>
			</div>
		</Modal>
	);
}
