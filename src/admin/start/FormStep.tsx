import { RadioControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { ComboboxControl, SelectControl } from '../../controls/wordpress';
import { useFoundPosts, type Found } from '../kit/fields/findPosts';
import { useRefusal } from '../kit/server/refusals';
import { showOnPage, type FromServer } from './api';
import { StepForm, useSaving } from './StepForm';
import { TemplateChoice } from './TemplateChoice';

interface PageChoiceProps {
	/** ID of the selected page; 0 if there is none. */
	page: number;
	onChange( page: number ): void;
}

/** Control that selects a published page by words in its title. */
function PageChoice( { page, onChange }: PageChoiceProps ) {
	const [ search, setSearch ] = useState( '' );
	const found = useFoundPosts( 'Pages', search );
	const [ chosen, setChosen ] = useState< Found | null >( null );
	const { help, ...refusal } = useRefusal( 'page', __( 'Type a part of the title.', 'vestibule' ) );

	const pages = [ ...( found ?? [] ) ];
	if ( chosen && ! pages.some( ( { id } ) => id === chosen.id ) ) {
		pages.unshift( chosen );
	}
	return (
		<div { ...( refusal[ 'aria-invalid' ] && { 'data-refused': true } ) }>
			<ComboboxControl
				label={ __( 'Page', 'vestibule' ) }
				help={ help }
				isLoading={ found === null }
				value={ page > 0 ? String( page ) : null }
				options={ pages.map( ( { id, title } ) => ( {
					value: String( id ),
					label: title === '' ? __( '(no title)', 'vestibule' ) : title,
				} ) ) }
				onFilterValueChange={ setSearch }
				onChange={ ( value ) => {
					const id = Number( value ?? 0 );
					setChosen( pages.find( ( one ) => one.id === id ) ?? null );
					onChange( id );
				} }
			/>
		</div>
	);
}

type Place = 'new' | 'existing';

/** Control that selects an existing form or a new one. */
function FormChoice( {
	forms,
	form,
	onChange,
}: {
	forms: FromServer[ 'form' ][ 'forms' ];
	form: number;
	onChange( form: number ): void;
} ) {
	const refusal = useRefusal( 'form', __( 'You can change the fields in the editor.', 'vestibule' ) );
	return (
		<SelectControl
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

/** Step that adds a form to a page and opens the page's editor. It doesn't publish the page. */
export function FormStep( { server, onSkip }: { server: FromServer[ 'form' ]; onSkip(): void } ) {
	const { forms, isDone } = server;
	const [ place, setPlace ] = useState< Place >( 'new' );
	const [ page, setPage ] = useState( 0 );
	const [ form, setForm ] = useState( isDone ? ( forms[ 0 ]?.id ?? 0 ) : 0 );
	const [ template, setTemplate ] = useState( 'contact' );
	const saving = useSaving();
	const isNew = place === 'new';

	const open = () => {
		if ( ! isNew && page === 0 ) {
			saving.setRefusals( { page: __( 'Choose a page.', 'vestibule' ) } );
			return;
		}
		void saving.save( async () =>
			window.location.assign( await showOnPage( { page: isNew ? 0 : page, form, template } ) )
		);
	};
	return (
		<StepForm
			saving={ saving }
			label={ isNew ? __( 'Create the page', 'vestibule' ) : __( 'Open the page', 'vestibule' ) }
			onSave={ open }
			onSkip={ onSkip }
		>
			<RadioControl
				label={ __( 'Page for visitors', 'vestibule' ) }
				selected={ place }
				options={ [
					{ value: 'new', label: __( 'On a new page (draft)', 'vestibule' ) },
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
			{ form === 0 && <TemplateChoice template={ template } onChange={ setTemplate } /> }
			<p className="vestibule-admin__hint">
				{ __(
					'The editor opens with the form on the page. Nothing is published until you publish it there.',
					'vestibule'
				) }
			</p>
		</StepForm>
	);
}
