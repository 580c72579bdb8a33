import { RadioControl, SelectControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { useRefusal } from '../kit/refusals';
import { showOnPage } from './api';
import type { FromServer } from './fromServer';
import { PageChoice } from './PageChoice';
import { StepForm } from './StepForm';
import { useSaving } from './useSaving';

type Place = 'new' | 'existing';

/** Which form: one that is there, or a new one. */
function FormChoice( {
	forms,
	form,
	onChange,
}: {
	forms: FromServer[ 'form' ][ 'forms' ];
	form: number;
	onChange( form: number ): void;
} ) {
	const refusal = useRefusal( 'form', __( 'Its fields can be changed in the editor.', 'vestibule' ) );
	return (
		<SelectControl
			__next40pxDefaultSize
			__nextHasNoMarginBottom
			label={ __( 'Form', 'vestibule' ) }
			{ ...refusal }
			value={ String( form ) }
			options={ [
				...forms.map( ( { id, title } ) => ( { value: String( id ), label: title } ) ),
				{ value: '0', label: __( 'A new form', 'vestibule' ) },
			] }
			onChange={ ( value ) => onChange( Number( value ) ) }
		/>
	);
}

/** Puts a form on a page and opens the page's editor, where it is published or not. */
export function FormStep( { forms, onSkip }: { forms: FromServer[ 'form' ][ 'forms' ]; onSkip(): void } ) {
	const [ place, setPlace ] = useState< Place >( 'new' );
	const [ page, setPage ] = useState( 0 );
	const [ form, setForm ] = useState( forms[ 0 ]?.id ?? 0 );
	const saving = useSaving();
	const isNew = place === 'new';

	const open = () => {
		if ( ! isNew && page === 0 ) {
			saving.setRefusals( { page: __( 'Choose a page.', 'vestibule' ) } );
			return;
		}
		void saving.save( async () => window.location.assign( await showOnPage( { page: isNew ? 0 : page, form } ) ) );
	};
	return (
		<StepForm
			saving={ saving }
			label={ isNew ? __( 'Create the page', 'vestibule' ) : __( 'Open the page', 'vestibule' ) }
			onSave={ open }
			onSkip={ onSkip }
		>
			<RadioControl
				label={ __( 'Where visitors find it', 'vestibule' ) }
				selected={ place }
				options={ [
					{ value: 'new', label: __( 'On a new page, a draft', 'vestibule' ) },
					{ value: 'existing', label: __( 'On a page of this site', 'vestibule' ) },
				] }
				onChange={ ( value ) => {
					setPlace( value as Place );
					saving.clear();
				} }
			/>
			{ ! isNew && (
				<PageChoice
					page={ page }
					onChange={ ( chosen ) => {
						setPage( chosen );
						saving.clear();
					} }
				/>
			) }
			<FormChoice forms={ forms } form={ form } onChange={ setForm } />
			<p className="vestibule-admin__hint">
				{ __(
					'The editor opens with the form on the page. Nothing is published until you publish it there.',
					'vestibule'
				) }
			</p>
		</StepForm>
	);
}
